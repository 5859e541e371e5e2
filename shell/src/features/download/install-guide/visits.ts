/**
 * Whether this browser was here before this visit. A visit lasts as long as its tab: local storage `plaza.visited`
 * records an earlier visit, session storage `plaza.visiting` records that the current visit has been counted, and with
 * which result.
 */
export function noteVisit(local: Storage, session: Storage): boolean {
  const known = session.getItem('plaza.visiting')
  if (known !== null) return known === 'again'
  const isReturning = local.getItem('plaza.visited') === '1'
  session.setItem('plaza.visiting', isReturning ? 'again' : 'first')
  local.setItem('plaza.visited', '1')
  return isReturning
}
