import { type PlannedPages, matchAddress } from './match-address'

const own = (path: string) => (path === '/m/home' || path === '/m/taken' ? `own ${path}` : undefined)
const plan = {
  remotes: [
    { name: 'mf-games', routes: [{ id: 'list', path: '/m/gameList' }] },
    { name: 'mf-member', routes: [{ id: 'taken', path: '/m/taken' }] },
  ],
  unavailable: [{ name: 'mf-agent', reason: 'disabled', routes: [{ id: 'agent', path: '/m/agent' }] }],
} as unknown as PlannedPages

const cases: [string, string, object | undefined][] = [
  ['finds a page of the shell', '/m/home', { owner: 'shell', route: 'own /m/home' }],
  ['finds a page of a remote', '/m/gameList', { owner: 'remote', remote: { name: 'mf-games' } }],
  ['finds a page behind a query and a hash', '/m/gameList?type=HOT#top', { route: { id: 'list' } }],
  ['prefers the shell where both have a path', '/m/taken', { owner: 'shell' }],
  [
    'finds the remote that a merchant does not get',
    '/m/agent',
    { owner: 'unavailable', remote: { reason: 'disabled' } },
  ],
  ['finds nothing at a path in other letters', '/m/GameList', undefined],
  ['finds nothing below a page', '/m/gameList/more', undefined],
  ['finds nothing at an inherited name', 'constructor', undefined],
]

// EDGE-2
it.each(cases)('the matcher of addresses %s: %s', (_what, address, expected) => {
  const match = matchAddress(address, own, plan)
  if (expected) expect(match).toMatchObject(expected)
  else expect(match).toBeUndefined()
})
