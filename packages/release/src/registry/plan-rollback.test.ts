import type { Channel, Registry } from '@plaza/contract/release'
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
  ['to the previous release', {}, {}, { current: v2 }],
  ['to a named release', {}, { to: v1 }, { current: v1 }],
  ['to the latest release that is not blocked', { blocked: [v2] }, {}, { current: v1 }],
  [
    'to the latest release that the live shell can run',
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
    'to the latest release that the store has',
    { releases: lookupOf([shell, fakeRelease(remote, v3), fakeRelease(remote, v1)]) },
    {},
    { current: v1 },
  ],
  [
    'out of a canary and keeps the current release',
    { channel: { rollout } },
    {},
    { current: v3, rollout: undefined },
  ],
  [
    'out of a canary to a named earlier release',
    { channel: { rollout } },
    { to: v2 },
    { current: v2, rollout: undefined },
  ],
  [
    'below the floor when the floor is overridden, and lowers the floor',
    { channel: { floor: v2 } },
    { to: v1, overrideFloor: true },
    { current: v1, floor: v1, overrodeFloor: v2 },
  ],
  ['for one merchant alone', {}, { merchant: 'demo' }, { current: v3, pin: v2 }],
  ['for one merchant to a named release', {}, { merchant: 'demo', to: v1 }, { current: v3, pin: v1 }],
  [
    'for one merchant to the release before its pin',
    { pin: v2 },
    { merchant: 'demo' },
    { current: v3, pin: v1 },
  ],
  [
    'for one merchant from a newer pin to the current release',
    { pin: v4, releases: built([v1, 1], [v2, 2], [v3, 3], [v4, 4]) },
    { merchant: 'demo' },
    { current: v3, pin: v3 },
  ],
  [
    'for one merchant from a pin to a release built before it, never forward',
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
    'for one merchant below the floor when the floor is overridden, and keeps the floor',
    { channel: { floor: v2 } },
    { merchant: 'demo', to: v1, overrideFloor: true },
    { pin: v1, floor: v2, overrodeFloor: v2 },
  ],
]
// RELEASE-4
it.each(goes)('a rollback goes %s', (_what, given, request, expected) => {
  expect(plan(given, request)).toMatchObject(expected)
})

const refusals: [string, Given, Partial<RollbackRequest>, string][] = [
  ['of an unknown remote', {}, { remote: 'mf-none' }, 'remote.unknown'],
  ['of a remote named constructor', {}, { remote: 'constructor' }, 'remote.unknown'],
  ['for an unknown merchant', {}, { merchant: '__proto__' }, 'merchant.unknown'],
  ['without an earlier release', { channel: { previous: [] } }, {}, 'rollback.nothing'],
  ['to the current release', {}, { to: v3 }, 'rollback.nothing'],
  ['to a release that was never current', {}, { to: v4 }, 'release.unknown'],
  ['to a release that was rolled back', { channel: { rolledBack: [v4] } }, { to: v4 }, 'release.unknown'],
  ['to a blocked release', { blocked: [v1] }, { to: v1 }, 'release.blocked'],
  ['when all earlier releases are blocked', { blocked: [v1, v2] }, {}, 'release.blocked'],
  ['below the floor', { channel: { floor: v2 } }, { to: v1 }, 'release.below.floor'],
  ['below the floor without a named target', { channel: { floor: v3 } }, {}, 'release.below.floor'],
  [
    'of one merchant below the floor',
    { channel: { floor: v2 } },
    { merchant: 'demo', to: v1 },
    'release.below.floor',
  ],
  [
    'to a release that the live shell cannot run',
    { releases: lookupOf([shell, fakeRelease(remote, v3), fakeRelease(remote, v1, needs('^0.1.0'))]) },
    { to: v1 },
    'release.incompatible',
  ],
  [
    'to a release that claims a route that another remote has now',
    { releases: lookupOf([shell, games, fakeRelease(remote, v3), fakeRelease(remote, v2, route)]) },
    { to: v2 },
    'release.route.taken',
  ],
]
it.each(refusals)('refuses a rollback %s', (_what, given, request, code) => {
  expect(plan(given, request)).toEqual({ refused: code })
})
