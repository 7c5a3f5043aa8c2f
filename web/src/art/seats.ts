// What distinguishes the seats: an emblem and a colour (styles/base.css), and in Fertility a kind of monument.

export const EMBLEMS = ['sun', 'moon', 'star', 'eye', 'lotus'] as const
export const MONUMENTS = ['obelisk', 'pyramid', 'sphinx', 'temple'] as const
