import type { Condition, Release } from '@plaza/contract/federation'
import { lookupOf } from '../resolve/release-lookup'
import { fakeRegistry, fakeRelease } from '../testing'
import { checkPromotion } from './check-promotion'

const [v1, v2] = ['1.0.0-00000001', '2.0.0-00000002'] as const
const shell = fakeRelease('shell', '9.0.0-00000009', {
  contributions: { routes: [{ id: 'home', path: '/m/home', title: { en: 'Home' } }], slots: [] },
})
const routes = (...paths: string[]) => ({
  contributions: { routes: paths.map((path) => ({ id: path, path, title: { en: path } })), slots: [] },
})
const needs = (host: string) => ({ contract: { host, shared: {}, slots: [], says: [], hears: [] } })
const storage = (key: string) => ({
  contributions: {
    routes: [],
    slots: [],
    storage: [{ key, area: 'local' as const, clearedBy: 'logout' as const }],
  },
})
const event = (properties: object) => ({
  contributions: {
    routes: [],
    slots: [],
    events: [{ name: 'draw:opened', payload: { type: 'object', properties } }],
  },
})
const asks = (when: Condition) => ({
  contributions: { routes: [{ id: 'x', path: '/m/x' as const, title: { en: 'X' }, when }], slots: [] },
})
const games = fakeRelease('mf-games', v1, {
  contributions: {
    ...routes('/m/gameList').contributions,
    storage: storage('plaza.draft').contributions.storage,
    events: event({ id: { type: 'string' }, at: { type: 'integer' } }).contributions.events,
    slots: [
      { id: 'tile', slot: 'member.tiles@1', order: 1, component: true, when: { facts: { hasUpline: true } } },
    ],
  },
})
const live = fakeRelease('mf-cashier', v1, routes('/m/withdraw'))

const check = (candidate: Release, channels = {}, blocked = {}, given = {}, merchants = {}) => {
  const registry = fakeRegistry(
    {
      shell: { current: shell.release },
      'mf-games': { current: v1 },
      'mf-cashier': { current: v1 },
      ...channels,
    },
    merchants,
    blocked,
  )
  const releases = lookupOf([shell, games, live, candidate])
  return checkPromotion({ ...registry, promoted: given }, releases, candidate.remote, candidate.release)
}

// RELEASE-3
it('accepts a release with its own routes', () => {
  const next = fakeRelease('mf-cashier', v2, routes('/m/withdraw', '/m/voucherCenter'))
  expect(check(next)).toEqual({ ok: true, value: [] })
})

it('accepts a release that needs a newer shell with a warning while an earlier release still runs', () => {
  const answer = check(fakeRelease('mf-cashier', v2, needs('^2.0.0')))
  expect(answer).toMatchObject({ ok: true, value: [expect.stringContaining('^2.0.0')] })
})

it('accepts a release that was live before, and any number of local builds of one version', () => {
  const given = { 'mf-cashier': ['2.0.0-00000002', '2.0.0-dev-00000003'] }
  expect(check(fakeRelease('mf-cashier', v2), {}, {}, given)).toMatchObject({ ok: true })
  expect(check(fakeRelease('mf-cashier', '2.0.0-dev-00000004'), {}, {}, given)).toMatchObject({ ok: true })
})

const refusals: [string, Release, string, object?, object?, object?, object?][] = [
  [
    'has a version that is live under another id',
    fakeRelease('mf-cashier', '2.0.0-0000000f'),
    'release.version.taken',
    {},
    {},
    { 'mf-cashier': [v2] },
  ],
  [
    'claims a route that a pinned release of another remote has',
    fakeRelease('mf-cashier', v2, routes('/m/gameList')),
    'release.route.taken',
    { 'mf-games': { current: v2 } },
    {},
    {},
    { demo: { 'mf-games': { enabled: true, pin: v1 } } },
  ],
  [
    'claims a route of another live remote',
    fakeRelease('mf-cashier', v2, routes('/m/gameList')),
    'release.route.taken',
  ],
  ['claims a route of the shell', fakeRelease('mf-cashier', v2, routes('/m/home')), 'release.route.taken'],
  ['claims one route twice', fakeRelease('mf-cashier', v2, routes('/m/x', '/m/x')), 'release.route.taken'],
  [
    'writes a storage key of another live remote',
    fakeRelease('mf-cashier', v2, storage('plaza.draft')),
    'release.storage.taken',
  ],
  [
    "writes a storage key of the platform's own",
    fakeRelease('mf-cashier', v2, storage('autoLogin')),
    'release.storage.taken',
  ],
  [
    "gives another live remote's event a payload of another type",
    fakeRelease('mf-cashier', v2, event({ id: { type: 'integer' } })),
    'release.event.clash',
  ],
  [
    'expects a fact of another type than another live remote does',
    fakeRelease('mf-cashier', v2, asks({ facts: { hasUpline: 'yes' } })),
    'release.condition.clash',
  ],
  ['has no hashes', fakeRelease('mf-cashier', v2, { files: {} }), 'release.hashes'],
  [
    'lacks the hash of a preload',
    fakeRelease('mf-cashier', v2, { preload: { '*': ['b.js'] } }),
    'release.hashes',
  ],
  [
    'needs a newer shell while no earlier release runs',
    fakeRelease('mf-new', v2, needs('^2.0.0')),
    'release.incompatible',
  ],
  [
    'needs a host contract that the shell no longer supports',
    fakeRelease('mf-cashier', v2, needs('^0.1.0')),
    'release.incompatible',
  ],
  ['is a shell that offers nothing', fakeRelease('shell', v2, { offers: undefined }), 'release.invalid'],
  ['is blocked', fakeRelease('mf-cashier', v2), 'release.blocked', {}, { 'mf-cashier': [v2] }],
  [
    'is older than the floor',
    fakeRelease('mf-cashier', v2),
    'release.below.floor',
    { 'mf-cashier': { current: v1, previous: [v2], floor: v1 } },
  ],
]
it.each(refusals)('refuses a release that %s', (...[, candidate, code, ...given]) => {
  expect(check(candidate, ...given)).toMatchObject({ ok: false, refusal: { code } })
})

it('refuses a release that was never published', () => {
  const answer = checkPromotion(fakeRegistry({}), lookupOf([]), 'mf-cashier', v1)
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'release.unknown' } })
})

it.each([
  [storage('plaza.draft'), 'mf-cashier 2.0.0-00000002', 'plaza.draft is mf-games 1.0.0-00000001'],
  [
    event({ id: { type: 'integer' } }),
    'mf-cashier 2.0.0-00000002',
    'id of another type in mf-games 1.0.0-00000001',
  ],
  [asks({ facts: { hasUpline: 1 } }), 'mf-cashier 2.0.0-00000002', 'a boolean in mf-games 1.0.0-00000001'],
])('names both releases that conflict: %j', (changes, one, other) => {
  const answer = check(fakeRelease('mf-cashier', v2, changes))
  const message = answer.ok ? '' : answer.refusal.message
  expect([message.includes(one), message.includes(other)]).toEqual([true, true])
})

it.each([
  ['listens to an event of another live remote with fewer fields', event({ id: { type: 'string' } })],
  [
    'listens to an event of another live remote with an additional field',
    event({ id: { type: 'string' }, prize: { type: 'integer' } }),
  ],
  ['asks for the same fact', asks({ facts: { hasUpline: false } })],
  ['writes a key of its own', storage('plaza.cashier')],
])('accepts a release that %s', (_what, changes) => {
  expect(check(fakeRelease('mf-cashier', v2, changes))).toMatchObject({ ok: true })
})
