// What tells the seats apart: an emblem and a colour (styles/base.css), and in Fertility one kind of monument each.

export const EMBLEMS = ['sun', 'moon', 'star', 'eye', 'lotus'] as const
export const MONUMENTS = ['obelisk', 'pyramid', 'sphinx', 'temple'] as const
