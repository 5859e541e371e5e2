import { lookupOf } from '../resolve/release-lookup'
import { resolve } from '../resolve/resolve'
import { allOn, fakeRegistry } from './fake-registry'
import { fakeRelease } from './fake-release'

const idOf = (number: number): string => `1.${number}.0-${String(number).padStart(8, '0')}`
const shell = '9.0.0-00000009'

/** How large the site is that resolution is measured on. */
export interface SiteSize {
  merchants: number
  remotes: number
  releases: number
}

/** A site with a canary and twenty earlier releases for every remote. */
export function makeLargeSite({ merchants, remotes, releases }: SiteSize) {
  const names = Array.from({ length: remotes }, (_, number) => `mf-r${number}`)
  const ids = Array.from({ length: releases }, (_, number) => idOf(number))
  const held = names.flatMap((name) => ids.map((id) => fakeRelease(name, id)))
  const [canary = '', current = '', ...previous] = [...ids].reverse()
  const channel = {
    current,
    previous: previous.slice(0, 20),
    rollout: { release: canary, basisPoints: 2500, salt: canary },
  }
  const channels = Object.fromEntries(names.map((name) => [name, channel]))
  const terms = Array.from({ length: merchants }, (_, number) => [`m${number}`, allOn(names)] as const)
  return {
    releases: lookupOf([fakeRelease('shell', shell), ...held]),
    registry: fakeRegistry({ shell: { current: shell }, ...channels }, Object.fromEntries(terms)),
  }
}

/** Times `resolve` for many visitors of every merchant; times in ms, growth of the heap in bytes over the second half. */
export function measureResolve(
  size: SiteSize,
  plans: number,
): { p50: number; p99: number; heapGrowth: number } {
  const site = makeLargeSite(size)
  const times: number[] = []
  let halfway = 0
  for (let number = 0; number < plans; number += 1) {
    if (number === Math.floor(plans / 2)) halfway = heapNow()
    const began = performance.now()
    resolve({ ...site, merchant: `m${number % size.merchants}`, visitor: `visitor-${number}` })
    times.push(performance.now() - began)
  }
  const heapGrowth = heapNow() - halfway
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p99: at(0.99), heapGrowth }
}

function heapNow(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
