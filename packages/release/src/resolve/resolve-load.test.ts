import { fakeRegistry, fakeRelease } from '../testing'
import { makeLargeSite } from '../testing/measure-resolve'
import { bucketOf, buckets } from './bucket'
import { lookupOf } from './release-lookup'
import { resolve } from './resolve'

const idOf = (number: number) => `1.${number}.0-${String(number).padStart(8, '0')}`
const shell = '9.0.0-00000009'
const makeSite = () => makeLargeSite({ merchants: 200, remotes: 50, releases: 100 })

it('resolves a complete boot plan for every visitor with 200 merchants, 50 remotes and 100 releases each', () => {
  const { releases, registry } = makeSite()
  for (let number = 0; number < 200; number += 1) {
    const resolution = resolve({ registry, releases, merchant: `m${number}`, visitor: `v${number}` })
    expect(resolution.ok && resolution.plan.remotes).toHaveLength(50)
  }
})

/** One visitor for each bucket of a rollout. */
function visitorOfEachBucket(salt: string, remote: string): string[] {
  const found: string[] = []
  let left = buckets
  for (let number = 0; left > 0; number += 1) {
    const visitor = `v${number}`
    const bucket = bucketOf(salt, remote, visitor)
    if (found[bucket] !== undefined) continue
    found[bucket] = visitor
    left -= 1
  }
  return found
}

it('serves a canary of N basis points to exactly N of the 10,000 buckets, and keeps them as it grows', () => {
  const [name, canary] = ['mf-cashier', idOf(2)]
  const visitors = visitorOfEachBucket(canary, name)
  const releases = lookupOf([
    fakeRelease('shell', shell),
    fakeRelease(name, idOf(1)),
    fakeRelease(name, canary),
  ])
  let before = new Set<string>()
  for (const basisPoints of [1, 250, 251, 9999, 10_000]) {
    const rollout = { release: canary, basisPoints, salt: canary }
    const registry = fakeRegistry({ shell: { current: shell }, [name]: { current: idOf(1), rollout } })
    const inside = new Set(
      visitors.filter((visitor) => {
        const resolution = resolve({ registry, releases, merchant: 'demo', visitor })
        return resolution.ok && resolution.plan.remotes[0]?.release === canary
      }),
    )
    expect(inside.size).toBe(basisPoints)
    expect([...before].every((visitor) => inside.has(visitor))).toBe(true)
    before = inside
  }
})

it('refuses a visitor id of ten megabytes without hashing it for every remote', () => {
  const { releases, registry } = makeSite()
  const visitor = 'x'.repeat(10 * 1024 * 1024)
  expect(resolve({ registry, releases, merchant: 'm1', visitor })).toMatchObject({
    ok: false,
    error: { code: 'visitor.invalid', message: expect.stringMatching(/at most 128 characters/) as string },
  })
})
