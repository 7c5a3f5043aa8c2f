// How much room there is.

const phone = matchMedia('(max-width: 699px)')
const wide = matchMedia('(min-width: 1180px)')
const room = $state({ phone: phone.matches, wide: wide.matches })
phone.addEventListener('change', (event) => (room.phone = event.matches))
wide.addEventListener('change', (event) => (room.wide = event.matches))

export const isPhone = (): boolean => room.phone
export const isWide = (): boolean => room.wide
