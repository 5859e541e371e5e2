import { chromium } from '@playwright/test'
import type { SkewPair } from '@plaza/contract/release'
import { decideCompat, pairWords, resolve, skewPairs } from '@plaza/release'
import type { PairToTry } from '@plaza/release'
import { browserPath, chromiumFlags } from '../src/browser.mjs'
import { merchant, startPairSite } from './pair-site'
import { lookupOf, readRelease, readScripts, type Source } from './source'
import { tryPair } from './try-pair'

/** The options of a matrix. */
export interface Terms {
  remote: string
  release: string
  rounds: number
  /** Origin of an existing gateway to use. */
  gateway: string | undefined
  /** Called after each pair with its duration, ms. */
  onPair: (pair: SkewPair, tookMs: number) => void
}

/**
 * Tries a new release with everything that is live, and with what was before (RELEASE-10).
 * @throws when there is nothing to try it with, or its site cannot be started
 */
export async function runMatrix(source: Source, terms: Terms): Promise<SkewPair[]> {
  const { remote, release, gateway, onPair } = terms
  await readRelease(source, { remote, release })
  const pairs = skewPairs(source.registry, { remote, release })
  if (pairs.length === 0)
    throw new Error(
      `Nothing is live that ${remote} ${release} could be tried with; promote it without a record.`,
    )
  const results: SkewPair[] = []
  const done = (pair: SkewPair, tookMs: number) => {
    results.push(pair)
    onPair(pair, tookMs)
  }
  const fitting: PairToTry[] = []
  for (const pair of pairs) {
    const unfit = await judgeUnfit(source, pair)
    if (unfit) done(unfit, 0)
    else fitting.push(pair)
  }
  if (fitting.length === 0) return results
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...chromiumFlags] })
  try {
    const site = await startPairSite(source, fitting, { gateway })
    try {
      for (const pair of fitting) {
        const began = performance.now()
        await site.show(pair)
        const built = await readRelease(source, pair)
        const { rounds } = terms
        const isOfRemote = remote === pair.remote
        const trial = { browser, origin: site.origin, pair, release: built, rounds, isOfRemote }
        const failures = await tryPair({ ...trial, scripts: await readScripts(source, built) })
        const { shell } = pair
        done({ shell, remote: pair.remote, release: pair.release, failures }, performance.now() - began)
      }
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
  return results
}

/**
 * A pair whose contracts do not fit is not run: it is no failure where resolution does not give it out either, but an
 * earlier release or nothing (RELEASE-10). Undefined when the two fit.
 */
async function judgeUnfit(source: Source, pair: PairToTry): Promise<SkewPair | undefined> {
  const { shell, remote, release } = pair
  const host = await readRelease(source, { remote: 'shell', release: shell })
  const built = await readRelease(source, { remote, release })
  const { decision, reason } = host.offers
    ? decideCompat(built, host.offers)
    : { decision: 'skip', reason: 'cannot be checked: the shell does not declare what it provides' }
  if (decision === 'load') return undefined
  const { registry } = source
  const channel = registry.channels[remote]
  const earlier = channel ? [channel.current, ...channel.previous].filter((id) => id !== release) : []
  const releases = await lookupOf(source, [host, built, ...earlier.map((id) => ({ remote, release: id }))])
  const resolution = resolve({
    registry: {
      ...registry,
      channels: {
        shell: { current: shell, previous: [] },
        [remote]: { current: release, previous: earlier },
      },
      merchants: { [merchant]: { [remote]: { enabled: true } } },
    },
    releases,
    merchant,
    visitor: 'skew',
  })
  const planned = resolution.ok ? resolution.plan.remotes.find(({ name }) => name === remote) : undefined
  const instead = planned ? `${planned.release} is given out instead` : 'nobody gets the remote there'
  const isGivenOut = planned?.release === release
  return {
    shell,
    remote,
    release,
    note: `not run: it ${reason}; ${instead}`,
    failures: isGivenOut ? [`${pairWords(pair)} is given out although it ${reason}`] : [],
  }
}
