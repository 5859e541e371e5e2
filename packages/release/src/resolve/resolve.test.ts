import type { Release } from '@plaza/contract/federation'
import type { Channel, Registry } from '@plaza/contract/release'
import { fakeRegistry, fakeRelease } from '../testing'
import { bucketOf } from './bucket'
import { lookupOf } from './release-lookup'
import { resolve } from './resolve'

const name = 'mf-cashier'
const [v1, v2, v3, v4] = ['1.0.0-00000001', '2.0.0-00000002', '3.0.0-00000003', '4.0.0-00000004'] as const
const shell = '9.0.0-00000009'
const route = (path: string) => ({ id: path, path, title: { en: path } })
const cashier = (id: string, changes: Partial<Release> = {}): Release =>
  fakeRelease(name, id, { contributions: { routes: [route(`/m/${id}`)], slots: [] }, ...changes })
const held = [fakeRelease('shell', shell), cashier(v1), cashier(v2), cashier(v3)]
const visitor = 'a-visitor'
const bucket = bucketOf('salt', name, visitor)

interface Given {
  channel?: Partial<Channel>
  terms?: Registry['merchants'][string]
  blocked?: string[]
  releases?: Release[]
}

function resolveWith({ channel, terms, blocked, releases = held }: Given) {
  const registry = fakeRegistry(
    { shell: { current: shell }, [name]: { current: v3, previous: [v2, v1], ...channel } },
    { demo: terms ?? { [name]: { enabled: true } } },
    blocked ? { [name]: blocked } : {},
  )
  const resolution = resolve({ registry, releases: lookupOf(releases), merchant: 'demo', visitor })
  if (!resolution.ok) throw new Error(resolution.error.message)
  const [remote] = resolution.plan.remotes
  const [off] = resolution.plan.unavailable
  return remote
    ? {
        release: remote.release,
        reason: remote.reason,
        fallback: remote.fallback?.release,
        notes: remote.notes,
      }
    : { off: off?.reason, routes: off?.routes.map(({ path }) => path) }
}

const rollout = (basisPoints: number) => ({ release: v4, basisPoints, salt: 'salt' })
const withV4 = [...held, cashier(v4)]
const needs = (host: string) => ({ contract: { host, shared: {}, slots: [], says: [], hears: [] } })

const chosen: [string, Given, Record<string, unknown>][] = [
  ['the current release', {}, { release: v3, reason: 'channel', fallback: v2 }],
  [
    'no fallback without an earlier release',
    { channel: { previous: [] } },
    { release: v3, fallback: undefined },
  ],
  [
    'the pin',
    { terms: { [name]: { enabled: true, pin: v2 } } },
    { release: v2, reason: 'pin', fallback: v1 },
  ],
  [
    'a pin that was never current',
    { releases: withV4, terms: { [name]: { enabled: true, pin: v4 } } },
    { release: v4, reason: 'pin', fallback: v3 },
  ],
  [
    'a release older than a blocked pin, not a newer one',
    { terms: { [name]: { enabled: true, pin: v2 } }, blocked: [v2] },
    { release: v1, reason: 'stepped-back' },
  ],
  [
    'the canary when the bucket is inside its share',
    { releases: withV4, channel: { rollout: rollout(bucket + 1) } },
    { release: v4, reason: 'rollout', fallback: v3 },
  ],
  [
    'the current release when the bucket is outside the canary',
    { releases: withV4, channel: { rollout: rollout(bucket) } },
    { release: v3, reason: 'channel' },
  ],
  [
    'the current release when the canary is blocked',
    { releases: withV4, channel: { rollout: rollout(10_000) }, blocked: [v4] },
    { release: v3, reason: 'stepped-back' },
  ],
  [
    'the pin although there is a canary',
    {
      releases: withV4,
      channel: { rollout: rollout(10_000) },
      terms: { [name]: { enabled: true, pin: v1 } },
    },
    { release: v1, reason: 'pin' },
  ],
  [
    'the previous release when the current one is blocked',
    { blocked: [v3] },
    { release: v2, reason: 'stepped-back', fallback: v1, notes: [`${v3} is blocked`] },
  ],
  ['a fallback that is not blocked', { blocked: [v2] }, { release: v3, fallback: v1 }],
  [
    'a fallback that is not below the floor',
    { channel: { floor: v3 } },
    { release: v3, fallback: undefined },
  ],
  [
    'the previous release when the store lost the current one',
    { releases: held.filter(({ release }) => release !== v3) },
    { release: v2, reason: 'stepped-back' },
  ],
  [
    'the previous release when the current one is too new for the host',
    { releases: [...held.slice(0, 3), cashier(v3, needs('^2.0.0'))] },
    { release: v2, reason: 'stepped-back' },
  ],
  [
    'the previous release when a preload of the current one has no hash',
    { releases: [...held.slice(0, 3), cashier(v3, { preload: { '*': ['a.js'] } })] },
    { release: v2, reason: 'stepped-back', notes: [`${v3} has no hash for a.js`] },
  ],
  [
    'the previous release when a catalogue of the current one has no hash',
    { releases: [...held.slice(0, 3), cashier(v3, { locales: { en: 'en.json' } })] },
    { release: v2, reason: 'stepped-back' },
  ],
]
// RELEASE-6
it.each(chosen)('a visitor gets %s', (_what, given, expected) => {
  expect(resolveWith(given)).toMatchObject(expected)
})

const refused: [string, Given, string][] = [
  ['is disabled for the merchant', { terms: { [name]: { enabled: false } } }, 'disabled'],
  ['was never enabled for the merchant', { terms: {} }, 'disabled'],
  ['has every release blocked', { blocked: [v1, v2, v3] }, 'blocked'],
  ['has an unknown floor', { channel: { floor: v4 } }, 'blocked'],
  [
    'has a pin below the floor',
    { terms: { [name]: { enabled: true, pin: v1 } }, channel: { floor: v2 } },
    'blocked',
  ],
  [
    'has no release with all hashes',
    { channel: { previous: [] }, releases: [...held.slice(0, 3), cashier(v3, { files: {} })] },
    'no-integrity',
  ],
  [
    'needs a host contract that is no longer supported, whatever its earlier releases need',
    { releases: [...held.slice(0, 3), cashier(v3, needs('^0.1.0'))] },
    'incompatible',
  ],
]
it.each(refused)('a remote is left out of the boot plan when it %s', (_what, given, reason) => {
  expect(resolveWith(given).off).toBe(reason)
})

it('lists the routes of a remote that is left out, so that the pages can explain it', () => {
  expect(resolveWith({ terms: {} }).routes).toEqual([`/m/${v3}`])
})

describe('unknown names', () => {
  const releases = lookupOf(held)
  const registry = fakeRegistry({ shell: { current: shell } })

  it.each(['nobody', '__proto__', 'constructor', 'toString', ''])(
    'refuses to resolve for the unknown merchant %j',
    (merchant) => {
      expect(resolve({ registry, releases, merchant, visitor })).toMatchObject({
        ok: false,
        error: { code: 'merchant.unknown' },
      })
    },
  )
  it('refuses to resolve for an unknown release of the shell', () => {
    const input = { registry, releases, merchant: 'demo', visitor, shell: v1 }
    expect(resolve(input)).toMatchObject({ ok: false, error: { code: 'shell.unknown' } })
  })
  it('refuses to resolve when no shell was promoted', () => {
    const input = { registry: fakeRegistry({}), releases, merchant: 'demo', visitor }
    expect(resolve(input)).toMatchObject({ ok: false, error: { code: 'shell.unavailable' } })
  })
})

it('resolves for the shell that a running page has, not for the newest one', () => {
  const old = fakeRelease('shell', '8.0.0-00000008', { offers: { host: '1.0.0', shared: {}, slots: [] } })
  const next = fakeRelease('shell', shell, { offers: { host: '2.0.0', shared: {}, slots: [] } })
  const ready = cashier(v2, needs('^2.0.0'))
  const registry = fakeRegistry({
    shell: { current: shell, previous: [old.release] },
    [name]: { current: v2, previous: [v1] },
  })
  const releases = lookupOf([old, next, ready, cashier(v1)])
  const releaseFor = (running?: string) => {
    const resolution = resolve({ registry, releases, merchant: 'demo', visitor, shell: running })
    return resolution.ok ? resolution.plan.remotes[0]?.release : undefined
  }
  expect(releaseFor()).toBe(v2)
  expect(releaseFor(old.release)).toBe(v1)
})

it('makes every path absolute on the site and includes the hashes of shell and remotes', () => {
  const hash = cashier(v3).files['entry.js']
  const files = { 'entry.js': hash ?? '', 'a.css': hash ?? '', 'en.json': hash ?? '' }
  const release = cashier(v3, { files, preload: { '/m/x': ['a.css'] }, locales: { en: 'en.json' } })
  const registry = fakeRegistry({ shell: { current: shell }, [name]: { current: v3 } })
  const releases = lookupOf([fakeRelease('shell', shell), release])
  const resolution = resolve({ registry, releases, merchant: 'demo', visitor })
  const base = `/assets/${name}/${v3}`
  expect(resolution).toMatchObject({
    ok: true,
    plan: {
      revision: 7,
      shell,
      files: { [`/assets/shell/${shell}/entry.js`]: hash },
      remotes: [
        {
          entry: `${base}/entry.js`,
          files: { [`${base}/a.css`]: hash },
          preload: { '/m/x': [`${base}/a.css`] },
          locales: { en: `${base}/en.json` },
        },
      ],
    },
  })
})

it('serves a growing rollout to as many buckets as it has basis points, and never removes a visitor from it', () => {
  const registry = (basisPoints: number) =>
    fakeRegistry({ shell: { current: shell }, [name]: { current: v3, rollout: rollout(basisPoints) } })
  const releases = lookupOf(withV4)
  const inside = (basisPoints: number) =>
    Array.from({ length: 500 }, (_, index) => `visitor-${index}`).filter((id) => {
      const resolution = resolve({ registry: registry(basisPoints), releases, merchant: 'demo', visitor: id })
      const isIn = resolution.ok && resolution.plan.remotes[0]?.release === v4
      expect(isIn).toBe(bucketOf('salt', name, id) < basisPoints)
      return isIn
    })
  const few = inside(500)
  expect(inside(2500)).toEqual(expect.arrayContaining(few))
  expect(few.length).toBeGreaterThan(0)
})
