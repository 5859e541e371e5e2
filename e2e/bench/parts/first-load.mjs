import { releaseDelta } from '../release-delta.mjs'
import { loadHome } from '../load-home.mjs'
import { startMonolith } from '../monolith-server.mjs'
import { rebuildRatio } from '../rebuild.mjs'
import { run, startSite } from '../site.mjs'

const kib = (bytes) => bytes / 1024

/** Budgets 1–3, 6, 11, 13 and 15: what home's first load costs, beside the monolith of the same commit. */
export async function firstLoad(say) {
  await run('packages/build/bin/monolith.mjs')
  const site = await startSite(8280)
  const monolith = await startMonolith(8281, site.origin)
  const rows = []
  const facts = []
  try {
    say('first load …')
    // The first visit draws the artwork; the second finds it, as every later visitor does.
    await loadHome(site.origin)
    const federated = await loadHome(site.origin)
    const whole = await loadHome(monolith.origin)
    say('release …')
    const delta = await releaseDelta(site)
    rows.push(
      {
        id: 1,
        key: 'jsRatio',
        name: 'first-load JavaScript of home, federated ÷ monolith',
        value: federated.bytes / whole.bytes,
        must: 1.15,
        aim: 1.08,
        gate: true,
        digits: 3,
      },
      {
        id: 2,
        key: 'jsKib',
        name: 'the same, absolute, brotli',
        value: kib(federated.bytes),
        must: 170,
        aim: 145,
        unit: 'KiB',
        gate: true,
        digits: 1,
      },
      {
        id: 3,
        key: 'hops',
        name: 'serial hops to the first meaningful paint',
        value: federated.hops,
        must: 2,
        aim: 2,
        gate: true,
        digits: 0,
      },
      {
        id: 6,
        key: 'cssKib',
        name: 'critical CSS inlined, brotli',
        value: kib(federated.criticalCss.wire),
        must: 14,
        aim: 8,
        unit: 'KiB',
        gate: true,
        digits: 1,
      },
      {
        id: 13,
        key: 'otherBytes',
        name: 'bytes of shell and other remotes changed by a release of one',
        value: delta,
        must: 0,
        aim: 0,
        unit: 'B',
        gate: true,
        digits: 0,
      },
      {
        id: 15,
        key: 'imagesKib',
        name: 'images of the first home screen at 2×',
        value: kib(federated.imageBytes),
        must: 150,
        aim: 80,
        unit: 'KiB',
        gate: true,
        digits: 1,
      },
    )
    facts.push(`Critical CSS before compression: ${kib(federated.criticalCss.raw).toFixed(1)} KiB.`)
    facts.push(
      `Requests of home: ${federated.scripts.length} scripts federated, ${whole.scripts.length} as a monolith (${kib(whole.bytes).toFixed(1)} KiB).`,
    )
  } finally {
    await monolith.stop()
    await site.stop()
  }
  say('rebuild …')
  const { one, all, ratio } = await rebuildRatio('mf-cashier')
  rows.splice(-1, 0, {
    id: 11,
    key: 'rebuildRatio',
    name: 'production rebuild of one remote ÷ of everything',
    value: ratio,
    must: 0.3,
    aim: 0.15,
  })
  facts.push(`Rebuild without caches: one remote ${one.toFixed(1)} s, everything ${all.toFixed(1)} s.`)
  return { rows, facts }
}
