/**
 * Whether this browser has been here before this visit. A visit lasts as long as its tab: local storage `plaza.visited`
 * says that there was one, session storage `plaza.visiting` that the present one has been counted and what it found.
 */
export function noteVisit(local: Storage, session: Storage): boolean {
  const known = session.getItem('plaza.visiting')
  if (known !== null) return known === 'again'
  const isReturning = local.getItem('plaza.visited') === '1'
  session.setItem('plaza.visiting', isReturning ? 'again' : 'first')
  local.setItem('plaza.visited', '1')
  return isReturning
}
