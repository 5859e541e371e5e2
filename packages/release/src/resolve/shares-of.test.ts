import type { Release } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { allOn, fakeRegistry, fakeRelease } from '../testing'
import { lookupOf } from './release-lookup'
import { resolve } from './resolve'
import { sharesOf } from './shares-of'

const [s1, s2] = ['1.0.0-00000001', '2.0.0-00000002'] as const
const [a1, a2] = ['1.0.0-0000000a', '1.1.0-0000000b'] as const
const newer = { host: '^2.0.0', shared: {}, slots: [], says: [], hears: [] }
const shell2 = fakeRelease('shell', s2, { offers: { host: '2.0.0', shared: {}, slots: [] } })
const releases: Release[] = [
  fakeRelease('shell', s1),
  shell2,
  fakeRelease('mf-a', a1),
  fakeRelease('mf-a', a2),
]

const canary = (release: string, basisPoints: number) => ({ release, basisPoints, salt: release })
const shares = (registry: Registry, remote = 'mf-a', known = releases) =>
  sharesOf({ registry, releases: lookupOf(known) }, 'demo', remote)
const shell = { current: s1 }

it.each([
  [
    'a canary and the rest, to the basis point',
    fakeRegistry({ shell, 'mf-a': { current: a1, rollout: canary(a2, 333) } }),
    [
      { release: a2, basisPoints: 333, reason: 'rollout' },
      { release: a1, basisPoints: 9667, reason: 'channel' },
    ],
  ],
  [
    'a canary of everybody',
    fakeRegistry({ shell, 'mf-a': { current: a1, rollout: canary(a2, 10_000) } }),
    [{ release: a2, basisPoints: 10_000, reason: 'rollout' }],
  ],
  [
    'a blocked canary, whose visitors step back',
    fakeRegistry({ shell, 'mf-a': { current: a1, rollout: canary(a2, 500) } }, undefined, { 'mf-a': [a2] }),
    [
      { release: a1, basisPoints: 500, reason: 'stepped-back' },
      { release: a1, basisPoints: 9500, reason: 'channel' },
    ],
  ],
  [
    'a pin beside a canary',
    fakeRegistry(
      { shell, 'mf-a': { current: a2, previous: [a1], rollout: canary(a2, 500) } },
      { demo: { ...allOn(['mf-a']), 'mf-a': { enabled: true, pin: a1 } } },
    ),
    [{ release: a1, basisPoints: 10_000, reason: 'pin' }],
  ],
  [
    'a disabled remote',
    fakeRegistry({ shell, 'mf-a': { current: a1 } }, { demo: { 'mf-a': { enabled: false } } }),
    [{ release: null, basisPoints: 10_000, reason: 'disabled' }],
  ],
  [
    'a remote with every release blocked',
    fakeRegistry({ shell, 'mf-a': { current: a1 } }, undefined, { 'mf-a': [a1] }),
    [{ release: null, basisPoints: 10_000, reason: 'blocked' }],
  ],
  [
    'a site whose shell is blocked',
    fakeRegistry({ shell, 'mf-a': { current: a1 } }, undefined, { shell: [s1] }),
    [{ release: null, basisPoints: 10_000, reason: 'no-shell' }],
  ],
])('computes the shares of visitors for %s', (_what, registry, expected) => {
  expect(shares(registry)).toEqual(expected)
})

it('visitors of a canary shell get the release that runs on it alone, and the others step back', () => {
  const known = [...releases.slice(0, 3), fakeRelease('mf-a', a2, { contract: newer })]
  const old = fakeRelease('mf-a', a1, { contract: { ...newer, host: '>=1.0.0' } })
  const channels = {
    shell: { current: s1, rollout: canary(s2, 1000) },
    'mf-a': { current: a2, previous: [a1] },
  }
  expect(shares(fakeRegistry(channels), 'mf-a', [...known, old])).toEqual([
    { release: a2, basisPoints: 1000, reason: 'channel' },
    { release: a1, basisPoints: 9000, reason: 'stepped-back' },
  ])
  expect(shares(fakeRegistry(channels), 'shell')).toEqual([
    { release: s2, basisPoints: 1000, reason: 'rollout' },
    { release: s1, basisPoints: 9000, reason: 'channel' },
  ])
})

it('the shares of two concurrent canaries add up to all visitors', () => {
  const channels = {
    shell: { current: s1, rollout: canary(s2, 3333) },
    'mf-a': { current: a1, rollout: canary(a2, 3333) },
  }
  const any = releases.map((release) => ({ ...release, contract: { ...release.contract, host: '>=1.0.0' } }))
  const all = shares(fakeRegistry(channels), 'mf-a', any)
  expect(all.reduce((sum, { basisPoints }) => sum + basisPoints, 0)).toBe(10_000)
  expect(all).toHaveLength(2)
})

it('shares agree with what `resolve` serves to each bucket', () => {
  const registry = fakeRegistry({ shell, 'mf-a': { current: a1, rollout: canary(a2, 2500) } })
  const counts = new Map<string, number>()
  for (let visitor = 0; visitor < 2000; visitor += 1) {
    const found = resolve({
      registry,
      releases: lookupOf(releases),
      merchant: 'demo',
      visitor: `v${visitor}`,
    })
    const planned = found.ok ? found.plan.remotes[0] : undefined
    const key = `${planned?.release} ${planned?.reason}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const result = shares(registry)
  expect([...counts.keys()].sort()).toEqual(
    result.map(({ release, reason }) => `${release} ${reason}`).sort(),
  )
  for (const { release, reason, basisPoints } of result)
    expect(Math.abs((counts.get(`${release} ${reason}`) ?? 0) / 2000 - basisPoints / 10_000)).toBeLessThan(
      0.04,
    )
})
