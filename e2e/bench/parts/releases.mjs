import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from '../load.mjs'
import { closeAnnouncements, openPhone } from '../phone.mjs'
import { anotherRelease, mfeOf } from '../release-delta.mjs'
import { returning } from '../returning.mjs'
import { rollbacks } from '../rollbacks.mjs'
import { root, run, startSite } from '../site.mjs'

const remote = 'mf-games'
const runs = Number(process.env.BENCH_ROLLBACKS ?? 50)
const kills = process.env.BENCH_RELEASE_KILLS ?? '50'
const connections = 20

const at = (times, share) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]

/** How long a rollback takes, by the command, the next page load, and a page that is open. */
async function rollbackRows(site, releases) {
  const phone = await openPhone(site.origin)
  try {
    await phone.page.goto(`${site.origin}/m/home`)
    await closeAnnouncements(phone.page)
    const times = await rollbacks(site, phone.page, { remote, ...releases, runs })
    const row = (id, key, name, must, aim) => ({
      id,
      key,
      name: `rollback, ${runs} runs: command → ${name}, p95`,
      value: at(times[key], 0.95) / 1000,
      must,
      aim,
      unit: 's',
    })
    const medians = Object.entries(times).map(([key, list]) => `${key} ${at(list, 0.5)} ms`)
    return {
      rows: [
        row('–', 'durable', 'on the disk', 1, 1),
        row(12, 'served', 'next page load has the old release', 5, 1),
        row('–', 'pushed', 'an open page has the plan', 2, 2),
      ],
      facts: [
        `Rollback, medians of ${runs}: ${medians.join(', ')}; the start of the command is counted in each.`,
      ],
    }
  } finally {
    await phone.close()
  }
}

/** What a returning visitor loads. */
async function returningRows(site, releaseAnother) {
  const phone = await openPhone(site.origin)
  try {
    const { repeat, after } = await returning(phone, `${site.origin}/m/home`, releaseAnother)
    const { document, other = 0, [remote]: own = 0, ...others } = after.bytes
    const foreign = Object.values(others).reduce((sum, bytes) => sum + bytes, 0)
    return {
      rows: [
        {
          id: 13,
          key: 'returningOthers',
          name: 'bytes of shell and other remotes that a returning visitor loads after a release of one',
          value: foreign,
          must: 0,
          aim: 0,
          unit: 'B',
          gate: true,
          digits: 0,
        },
        {
          id: 22,
          key: 'repeatDocumentKib',
          name: 'document of home over the wire on a repeat visit, headers included',
          value: repeat.bytes.document / 1024,
          must: 15,
          aim: 9,
          unit: 'KiB',
          gate: true,
          digits: 1,
        },
        {
          id: 14,
          key: 'repeatScripts',
          name: 'JavaScript over the wire on a repeat visit',
          value: repeat.scripts / 1024,
          must: 5,
          aim: 0,
          unit: 'KiB',
          gate: true,
          digits: 1,
        },
      ],
      facts: [
        `A returning visitor of home after a release of ${remote}: document ${document} B, ${remote} ${own} B, shell and others ${foreign} B, calls and pictures ${other} B.`,
      ],
    }
  } finally {
    await phone.close()
  }
}

/** Plans that the edge answers a second, over what it sends of a file that is about as large. */
async function planRows(site) {
  const shell = JSON.parse(readFileSync(join(root, 'shell/dist/release.json'), 'utf8'))
  const path = `/registry.json?shell=${shell.release}`
  const headers = { cookie: 'plaza.visitor=00000000-0000-4000-8000-000000000000' }
  const plan = (await (await fetch(site.origin + path, { headers })).arrayBuffer()).byteLength
  const sizes = Object.keys(shell.files).map((file) => ({
    file,
    apart: Math.abs(readFileSync(join(root, 'shell/dist', file)).length - plan),
  }))
  const { file } = sizes.reduce((best, one) => (one.apart < best.apart ? one : best))
  const plans = await load(site.origin, [{ path, headers }], connections)
  const files = await load(site.origin, [{ path: `/assets/shell/${shell.release}/${file}` }], connections)
  return {
    rows: [
      {
        id: '–',
        key: 'planRate',
        name: 'plans a second ÷ static files of that size a second, one edge',
        value: plans.rate / files.rate,
        must: 0,
        aim: 1 / 3,
        atLeast: true,
      },
    ],
    facts: [
      `Edge at ${connections} connections: ${Math.round(plans.rate)} plans of ${plan} B a second (p99 ${plans.p99} ms), beside ${Math.round(files.rate)} of a static file of that size.`,
    ],
  }
}

/** The store's own bench: kills in mid-write, and resolution over a large site. @throws when something was torn or lost */
async function storeRows() {
  const { killPublishing, killPromoting, resolve } = JSON.parse(
    await run('packages/release/bench/main.mjs', [kills]),
  )
  const row = (key, name, value, must, more) => ({ id: '–', key, name, value, must, aim: must, ...more })
  return {
    rows: [
      row('resolveP99', 'resolve over 200 merchants × 50 remotes × 100 releases, p99', resolve.p99, 1, {
        unit: 'ms',
        digits: 3,
      }),
      row(
        'resolveHeap',
        'heap that 10,000 plans more leave behind',
        Math.max(0, resolve.heapGrowth) / 1024 ** 2,
        1,
        { unit: 'MiB' },
      ),
    ],
    facts: [
      `mfe killed ${killPublishing.killed} times in mid-publish and ${killPromoting.killed} times in mid-promote: nothing torn, nothing lost.`,
    ],
  }
}

/** Operations of releases: budgets 12–14, and those of the release store and the edge. */
export async function releases(say) {
  // How fast the edge answers is measured here, not when it begins to refuse.
  const site = await startSite(8284, { EDGE_WORK_LIMIT: '100' })
  const found = []
  try {
    const mfe = mfeOf(site.dataDir)
    const before = JSON.parse(readFileSync(join(root, remote, 'dist/release.json'), 'utf8')).release
    const { dir, id: after } = anotherRelease(remote)
    mfe('publish', remote, '--from', dir)
    const releaseAnother = async () => {
      mfe('promote', remote, after, '--why', 'bench')
      await wait(1000)
    }
    say('returning visitor …')
    found.push(await returningRows(site, releaseAnother))
    say('rollback …')
    found.push(await rollbackRows(site, { before, after }))
    say('plans …')
    found.push(await planRows(site))
  } finally {
    await site.stop()
  }
  say('store …')
  found.push(await storeRows())
  return { rows: found.flatMap(({ rows }) => rows), facts: found.flatMap(({ facts }) => facts) }
}
