import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { run } from '../../bench/site.mjs'
import { ask } from '../../bench/ordinary-calls.mjs'
import { hostileArchives } from '../hostile-archives.mjs'
import { releaseMaker } from '../release-maker.mjs'
import { archiveOf } from '../tar.mjs'

const path = '/release/api/releases'
const remote = 'mf-agent'
/** A token may upload twenty times a minute. */
const uploadsOfAToken = 18

/** Tokens of the site: an engineer's by the command, teams' by the API, each new once the one before is used up. */
async function tokensOf({ origin, dataDir }) {
  const made = (name) =>
    run('packages/release/bin/mfe.mjs', ['tokens', 'add', name, '--role', 'engineer'], { DATA_DIR: dataDir })
  const engineer = (await made('attack')).split('\n')[0]
  const team = async () => {
    const answer = await fetch(`${origin}/release/api/tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${engineer}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'team',
        role: 'team',
        remotes: [remote],
        merchants: [],
        days: 1,
        why: 'attack',
      }),
    })
    return (await answer.json()).value.token
  }
  let [token, uses] = ['', uploadsOfAToken]
  return {
    engineer,
    team,
    async next() {
      if (uses++ >= uploadsOfAToken) [token, uses] = [await team(), 1]
      return token
    },
  }
}

const send = (origin, token, body) =>
  ask(origin, path, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/gzip' },
    body,
    timeoutMs: 60_000,
  })

/** What lies in the store and beside it: releases, halves of them, and anything that an archive led out to. */
function contentsOf(dataDir) {
  const inside = readdirSync(join(dataDir, 'store'), { recursive: true }).map(String)
  const grows = /^(?:record|tokens)\//
  // The site draws its pictures there when somebody first opens home.
  const beside = readdirSync(dataDir).filter((name) => name !== 'artwork')
  return [...beside, ...inside.filter((name) => !grows.test(name))].sort().join('\n')
}

/** Sends each archive of a kind; all of them must be refused with 4xx, and leave the store and the site as they were. */
async function tryKind(kind, archives, { site, tokens, signal }) {
  const before = contentsOf(site.dataDir)
  const counts = { tried: 0, refused: 0, lost: 0 }
  for (const archive of archives) {
    if (signal.aborted) break
    const { status } = await send(site.origin, await tokens.next(), archive)
    counts.tried += 1
    // Turned away for asking too often, an archive was not tried.
    if (status >= 400 && status < 500 && status !== 429) counts.refused += 1
    else counts.lost += 1
  }
  const isUnchanged = contentsOf(site.dataDir) === before
  const { status } = await ask(site.origin, '/m/home')
  const holds = counts.tried > 0 && counts.lost === 0 && isUnchanged && status === 200
  return { what: kind, ...counts, holds }
}

/** Begins an upload and sends nothing more; resolves with the status that ends it. */
function hang(origin, token) {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' }
    const anonymousStatuses = request(
      `${origin}${path}`,
      { method: 'POST', headers, agent: false },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode)).on('error', () => resolve(0))
      },
    )
    anonymousStatuses.on('error', () => resolve(0))
    anonymousStatuses.write(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0]))
  })
}

/** Teams occupy their upload places slowly while strangers send requests: an engineer's upload must succeed. */
async function tryPlaces({ site, tokens, maker }) {
  const teams = await Promise.all(Array.from({ length: 6 }, () => tokens.team()))
  const held = teams.map((token) => hang(site.origin, token))
  const anonymousUploads = Array.from({ length: 100 }, () => send(site.origin, undefined, Buffer.from('x')))
  await new Promise((resolve) => setTimeout(resolve, 500))
  const own = await send(site.origin, tokens.engineer, archiveOf(...maker.entriesOf(maker.release())))
  const ended = await Promise.all(held)
  const anonymousStatuses = (await Promise.all(anonymousUploads)).map(({ status }) => status)
  const refused = [...ended, ...anonymousStatuses].filter((status) => status >= 400 && status < 500).length
  return {
    what: 'stalled uploads of teams and uploads without a token, while an engineer publishes',
    tried: ended.length + anonymousStatuses.length + 1,
    refused,
    lost: own.status === 200 ? 0 : 1,
    holds: own.status === 200 && refused === ended.length + anonymousStatuses.length && ended.includes(408),
  }
}

/**
 * Hostile archives against the release API: nothing that is unsigned, incomplete or over its limits reaches the store.
 */
export const archives = {
  minutes: 8,
  async run({ startSite, random, isQuick, say, signal }) {
    const site = await startSite()
    const tokens = await tokensOf(site)
    const maker = releaseMaker(site.dataDir, remote)
    const kept = maker.release()
    const { status } = await send(site.origin, tokens.engineer, archiveOf(...maker.entriesOf(kept)))
    if (status !== 200) throw new Error(`a whole release was answered ${status}`)
    const rows = []
    for (const [kind, made] of Object.entries(hostileArchives(maker, kept, random, isQuick ? 20 : 100))) {
      say(`${kind} …`)
      rows.push(await tryKind(kind, made, { site, tokens, signal }))
    }
    say('places …')
    rows.push(await tryPlaces({ site, tokens, maker }))
    const verified = JSON.parse(
      await run('packages/release/bin/mfe.mjs', ['verify', '--all', '--json'], { DATA_DIR: site.dataDir }),
    )
    const held = readdirSync(join(site.dataDir, 'store/releases', remote)).length
    rows.push({
      what: 'files of every release in the store afterwards (`mfe verify --all`)',
      tried: verified.files,
      refused: 0,
      lost: verified.findings.filter(({ severity }) => severity === 'error').length,
      // The release that the site began with, and two of the engineer's.
      holds: verified.isWell && held === 3,
    })
    const facts = [
      'Archives are uploaded with a team’s token and, unless their kind states otherwise, signed by a key that the store trusts.',
    ]
    return { rows, facts }
  },
}
