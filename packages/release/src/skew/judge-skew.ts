import type { SkewPair } from '@plaza/contract/release'
import type { Draft } from '../registry/draft'
import type { SkewPage } from '../store/skew-page'
import type { ReleaseName } from '../store/release-store'
import { pairKey, skewPairs } from './skew-pairs'

/**
 * What the skew records of a release prove: `green`, every live pair was tested and all passed; `red`, the latest test
 * of a pair failed; `none`, a live pair was not tested; `alone`, there is no live release to test with.
 */
export type SkewVerdict =
  | { state: 'green' }
  | { state: 'alone' }
  | {
      state: 'red' | 'none'
      /** The state as text. */
      reasons: string[]
    }

/** Compares the records of a release with the live releases. The latest test of a pair counts. */
export function judgeSkew(draft: Draft, { records, damaged }: SkewPage, name: ReleaseName): SkewVerdict {
  const wanted = skewPairs(draft, name)
  if (wanted.every(({ isLive }) => !isLive)) return { state: 'alone' }
  const tried = new Map<string, SkewPair>()
  for (const { pairs } of [...records].sort((a, b) => a.at - b.at))
    for (const pair of pairs) tried.set(pairKey(pair), pair)
  const failed = wanted.flatMap((pair) => {
    const found = tried.get(pairKey(pair))
    return found?.failures[0] === undefined ? [] : [`${pairWords(found)}: ${found.failures.join('; ')}`]
  })
  if (failed.length > 0) return { state: 'red', reasons: failed }
  if (damaged.length > 0) return { state: 'none', reasons: damaged }
  const missing = wanted.filter((pair) => pair.isLive && !tried.has(pairKey(pair)))
  if (missing.length > 0)
    return { state: 'none', reasons: missing.map((pair) => `${pairWords(pair)} was not tried`) }
  return { state: 'green' }
}

/** A pair for people. */
export const pairWords = ({
  shell,
  remote,
  release,
}: Pick<SkewPair, 'shell' | 'remote' | 'release'>): string => `${remote} ${release} on shell ${shell}`
