import type { Channel, Registry } from '@plaza/contract'
import { lookupOf } from '../resolve/release-lookup'
import { fakeRegistry, fakeRelease } from '../testing'
import { planRollback } from './plan-rollback'
import type { RollbackRequest } from './plan-rollback'

const remote = 'mf-cashier'
const [v1, v2, v3, v4] = ['1.0.0-00000001', '2.0.0-00000002', '3.0.0-00000003', '4.0.0-00000004'] as const
const shell = fakeRelease('shell', '9.0.0-00000009')
const needs = (host: string) => ({ contract: { host, shared: {}, slots: [], says: [], hears: [] } })
const route = { contributions: { routes: [{ id: 'x', path: '/m/x', title: { en: 'X' } }], slots: [] } }
const games = fakeRelease('mf-games', v1, route)
const held = lookupOf([shell, games, ...[v1, v2, v3, v4].map((id) => fakeRelease(remote, id))])

/** The releases with the moments that they were built at. */
const built = (...times: [id: string, builtAt: number][]) =>
  lookupOf([shell, ...times.map(([id, builtAt]) => fakeRelease(remote, id, { builtAt }))])

interface Given {
  channel?: Partial<Channel>
  pin?: string
  blocked?: string[]
  releases?: typeof held
}
function plan(given: Given, request: Partial<RollbackRequest>) {
  const { channel, pin, blocked, releases = held } = given
  const terms: Registry['merchants'][string][string] = { enabled: true, ...(pin && { pin }) }
  const registry = fakeRegistry(
    {
      shell: { current: shell.release },
      'mf-games': { current: v1 },
      [remote]: { current: v3, previous: [v2, v1], ...channel },
    },
    { demo: { [remote]: terms } },
    blocked ? { [remote]: blocked } : {},
  )
  const outcome = planRollback(registry, releases, { remote, ...request })
  if (!outcome.ok) return { refused: outcome.refusal.code }
  const { draft, target, overrodeFloor } = outcome.value
  const after = draft.channels[remote]
  return {
    target,
    overrodeFloor,
    current: after?.current,
    rollout: after?.rollout,
    floor: after?.floor,
    pin: draft.merchants['demo']?.[remote]?.pin,
  }
}
const rollout = { release: v4, basisPoints: 100, salt: 's' }

const goes: [string, Given, Partial<RollbackRequest>, object][] = [
  ['to the release before', {}, {}, { current: v2 }],
  ['to a named one', {}, { to: v1 }, { current: v1 }],
  ['to the latest that is not blocked', { blocked: [v2] }, {}, { current: v1 }],
  [
    'to the latest that the live shell can run',
    {
      releases: lookupOf([
        shell,
        fakeRelease(remote, v3),
        fakeRelease(remote, v2, needs('^2.0.0')),
        fakeRelease(remote, v1),
      ]),
    },
    {},
    { current: v1 },
  ],
  [
    'to the latest that the store has',
    { releases: lookupOf([shell, fakeRelease(remote, v3), fakeRelease(remote, v1)]) },
    {},
    { current: v1 },
  ],
  [
    'out of a canary, the others untouched',
    { channel: { rollout } },
    {},
    { current: v3, rollout: undefined },
  ],
  [
    'out of a canary and further, where that is named',
    { channel: { rollout } },
    { to: v2 },
    { current: v2, rollout: undefined },
  ],
  [
    'below the floor where that is insisted on, and the floor comes down',
    { channel: { floor: v2 } },
    { to: v1, overrideFloor: true },
    { current: v1, floor: v1, overrodeFloor: v2 },
  ],
  ['for one merchant alone', {}, { merchant: 'demo' }, { current: v3, pin: v2 }],
  ['for one merchant to a named one', {}, { merchant: 'demo', to: v1 }, { current: v3, pin: v1 }],
  ['for one merchant further back than its pin', { pin: v2 }, { merchant: 'demo' }, { current: v3, pin: v1 }],
  [
    'for one merchant off a newer release that it alone was pinned to',
    { pin: v4, releases: built([v1, 1], [v2, 2], [v3, 3], [v4, 4]) },
    { merchant: 'demo' },
    { current: v3, pin: v3 },
  ],
  [
    'for one merchant from such a pin to what was built before it, never forward',
    { pin: v4, releases: built([v1, 1], [v2, 4], [v3, 5], [v4, 3]) },
    { merchant: 'demo' },
    { current: v3, pin: v1 },
  ],
  [
    'for one merchant out of the canary',
    { channel: { rollout } },
    { merchant: 'demo' },
    { pin: v3, rollout },
  ],
  [
    'for one merchant below the floor, which stays',
    { channel: { floor: v2 } },
    { merchant: 'demo', to: v1, overrideFloor: true },
    { pin: v1, floor: v2, overrodeFloor: v2 },
  ],
]
// RELEASE-4
it.each(goes)('goes back %s', (_what, given, request, expected) => {
  expect(plan(given, request)).toMatchObject(expected)
})

const refusals: [string, Given, Partial<RollbackRequest>, string][] = [
  ['a remote that nobody knows', {}, { remote: 'mf-none' }, 'remote.unknown'],
  ['a remote called constructor', {}, { remote: 'constructor' }, 'remote.unknown'],
  ['a merchant that nobody knows', {}, { merchant: '__proto__' }, 'merchant.unknown'],
  ['what has nothing before', { channel: { previous: [] } }, {}, 'rollback.nothing'],
  ['what is current', {}, { to: v3 }, 'rollback.nothing'],
  ['what never was current', {}, { to: v4 }, 'release.unknown'],
  ['what was rolled back from', { channel: { rolledBack: [v4] } }, { to: v4 }, 'release.unknown'],
  ['to what is blocked', { blocked: [v1] }, { to: v1 }, 'release.blocked'],
  ['where all before is blocked', { blocked: [v1, v2] }, {}, 'release.blocked'],
  ['below the floor', { channel: { floor: v2 } }, { to: v1 }, 'release.below.floor'],
  ['below the floor by itself', { channel: { floor: v3 } }, {}, 'release.below.floor'],
  [
    'a merchant below the floor',
    { channel: { floor: v2 } },
    { merchant: 'demo', to: v1 },
    'release.below.floor',
  ],
  [
    'to what the live shell cannot run',
    { releases: lookupOf([shell, fakeRelease(remote, v3), fakeRelease(remote, v1, needs('^0.1.0'))]) },
    { to: v1 },
    'release.incompatible',
  ],
  [
    'to what claims a route that another remote has now',
    { releases: lookupOf([shell, games, fakeRelease(remote, v3), fakeRelease(remote, v2, route)]) },
    { to: v2 },
    'release.route.taken',
  ],
]
it.each(refusals)('refuses to go back: %s', (_what, given, request, code) => {
  expect(plan(given, request)).toEqual({ refused: code })
})
