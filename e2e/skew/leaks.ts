import type { CDPSession, Page } from '@playwright/test'
import type { Alive } from './instruments'
import type { Piece } from './words'

/** What was alive, and what Chromium counts, after everything that can be collected was. */
interface Look extends Alive {
  nodes: number
  nodeListeners: number
}

const warmUpRounds = 3
const settleMs = 600

async function look(page: Page, protocol: CDPSession): Promise<Look> {
  await page.waitForTimeout(settleMs)
  for (let pass = 0; pass < 2; pass += 1) await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const alive = await page.evaluate(() => window.skewInstruments.alive())
  return { ...alive, nodes: of('Nodes'), nodeListeners: of('JSEventListeners') }
}

/**
 * Mounts and unmounts a piece this many times. Returns how often it was rendered; it may unmount itself meanwhile.
 */
const cycle = (
  page: Page,
  remote: string,
  { id, kind }: Piece,
  rounds: number,
  path: string,
): Promise<number> =>
  page.evaluate(
    async (terms) => {
      const until = async (isSo: () => boolean, ms: number) => {
        const end = performance.now() + ms
        while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
        return isSo()
      }
      const isDrawn = () =>
        document.querySelector(
          `[data-skew] [data-remote="${terms.remote}"], [data-skew] [data-remote-failed]`,
        ) !== null
      let drawn = 0
      for (let round = 0; round < terms.rounds; round += 1) {
        if (!window.skewProbe.isThere) window.skewProbe.go(terms.path)
        await until(() => window.skewProbe.isThere, 5000)
        window.skewProbe.mount(terms.remote, terms.id, terms.kind)
        if (await until(() => isDrawn() || !window.skewProbe.isThere, 5000)) drawn += 1
        await new Promise((resolve) => setTimeout(resolve, 40))
        window.skewProbe.unmount()
        await until(() => !isDrawn(), 1000)
      }
      if (!window.skewProbe.isThere) window.skewProbe.go(terms.path)
      await until(() => window.skewProbe.isThere, 5000)
      return drawn
    },
    { remote, id, kind, rounds, path },
  )

/** Mounts and unmounts a piece several times, and describes what is left behind. */
export async function findLeaks(
  page: Page,
  protocol: CDPSession,
  remote: string,
  piece: Piece,
  { rounds, path }: { rounds: number; path: string },
): Promise<string[]> {
  await cycle(page, remote, piece, warmUpRounds, path)
  const before = await look(page, protocol)
  const drawn = await cycle(page, remote, piece, rounds, path)
  const after = await look(page, protocol)
  if (drawn < rounds) return [`${piece.words}: drawn ${drawn} of ${rounds} times that it was mounted`]
  const left: string[] = []
  for (const kind of ['intervals', 'timeouts', 'listeners', 'subscriptions'] as const) {
    const own = newOnes(before.own[kind], after.own[kind])
    const all = after[kind] - before[kind]
    if (own.length > 0)
      left.push(`${own.length} ${kindWords[kind]} (begun at ${[...new Set(own)].join(', ')})`)
    // What the release has others begin for it; a few of the host's own come and go.
    else if (kind !== 'timeouts' && all >= rounds) left.push(`${all} ${kindWords[kind]}`)
  }
  const counts = {
    styles: 'style sheets',
    elements: 'elements',
    nodes: 'nodes',
    nodeListeners: 'listeners of nodes',
  }
  for (const [kind, words] of Object.entries(counts) as [keyof typeof counts, string][]) {
    const grown = after[kind] - before[kind]
    if (grown >= rounds) left.push(`${grown} ${words}`)
  }
  return left.map((words) => `${piece.words}: ${rounds} mounts and unmounts leave ${words} behind`)
}

const kindWords = {
  intervals: 'intervals',
  timeouts: 'time-outs',
  listeners: 'listeners',
  subscriptions: 'subscriptions to events',
}

/** Creation sites in a later snapshot that an earlier one does not have, with their counts. */
function newOnes(before: string[], after: string[]): string[] {
  const left = [...before]
  return after.filter((place) => {
    const at = left.indexOf(place)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
