// How much room there is.
//
//   phone    one column, the board upright             below 700
//   across   a phone held sideways: board and sheet    at most 500 high
//   tablet   one column, a sheet with tabs             below 900
//   desk     two columns                               below 1180
//   wide     three columns

const QUERIES = {
  phone: '(max-width: 699px)',
  low: '(max-height: 500px)',
  tablet: '(max-width: 899px)',
  wide: '(min-width: 1180px)',
  huge: '(min-width: 1700px) and (min-height: 900px)',
} as const
const room = $state<Record<string, boolean>>({})
for (const [name, query] of Object.entries(QUERIES)) {
  const asked = matchMedia(query)
  room[name] = asked.matches
  asked.addEventListener('change', (event) => (room[name] = event.matches))
}

export const isPhone = (): boolean => !!room.phone
/** A phone held sideways. */
export const isAcross = (): boolean => !room.phone && !!room.low
/** A phone, however it is held. Style sheets ask for `(max-width: 699px), (max-height: 500px)`. */
export const isHandheld = (): boolean => isPhone() || isAcross()
export const isTablet = (): boolean => !isHandheld() && !!room.tablet
export const isWide = (): boolean => !!room.wide && !room.low
export const isHuge = (): boolean => !!room.huge
