import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { canaryOf, mfe, startCanary } from '../canary.mjs'

const remote = 'mf-games'
const attacker = '203.0.113.66'
/** An address of one of many households. */
const household = (number) => `198.51.${100 + (number >> 8)}.${number & 255}`

/** Loads a document from an address; returns what one of its pages could report. */
async function openPage(origin, address, cookie) {
  const headers = { accept: 'text/html', 'x-forwarded-for': address, ...(cookie && { cookie }) }
  const answer = await fetch(`${origin}/m/home`, { headers })
  const html = await answer.text()
  const page = JSON.parse(/id="plaza-page"[^>]*>(.*?)<\/script>/s.exec(html)[1])
  const visitor = /plaza\.visitor=[^;]+/.exec(answer.headers.getSetCookie().join('; '))?.[0] ?? cookie
  const { release } = page.plan.remotes.find(({ name }) => name === remote)
  return { address, cookie: visitor, ticket: page.ticket, revision: page.plan.revision, release }
}

/** A page whose visitor is inside, or outside, of the canary. */
async function openPageOf(origin, address, canary, isInside = true) {
  for (;;) {
    const page = await openPage(origin, address)
    if ((page.release === canary) === isInside) return page
  }
}

/** Sends a page's report to the edge and returns the status. */
async function postReport(origin, path, { address, cookie, ticket, revision, release }, more = {}) {
  const common = { page: ticket, merchant: 'demo', revision }
  const body =
    path === 'loads'
      ? { ...common, loads: [{ remote, release }] }
      : { ...common, remote, release, phase: 'render', cause: 'throw', reference: 'attack', ...more }
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': address,
    ...(cookie && { cookie }),
  }
  const answer = await fetch(`${origin}/report/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return answer.status
}

/** Sends forged reports, waits for the guard, and checks whether the canary is in the expected state. */
async function tryForged(what, { origin, dataDir, canary, staysPut }, pages, path = 'failure') {
  let refused = 0
  for (const page of pages) if ((await postReport(origin, path, page)) !== 204) refused += 1
  await wait(4_000)
  const isThere = canaryOf(dataDir, remote) === canary
  return {
    what,
    tried: pages.length,
    refused,
    lost: isThere === staysPut ? 0 : 1,
    holds: isThere === staysPut,
  }
}

const repeat = (count, make) => Promise.all(Array.from({ length: count }, (_, number) => make(number)))

/** One address cannot end a healthy canary, whatever it reports. */
async function tryMoving({ origin, dataDir }, { count, random, say }) {
  const canary = startCanary(dataDir, remote, '8.0.1', ['--guard', '0.02'])
  await wait(1_000)
  say('40 honest page loads, then forged failures …')
  const honest = await repeat(40, (number) => openPageOf(origin, household(number), canary))
  for (const page of honest) await postReport(origin, 'loads', page)
  const held = { origin, dataDir, canary, staysPut: true }
  const own = await openPageOf(origin, attacker, canary)
  const outside = await openPageOf(origin, attacker, canary, false)
  const many = []
  for (let page = 0; page < count; page += 1) many.push(await openPageOf(origin, attacker, canary))
  const of = (make) => Array.from({ length: 40 }, (_, number) => make(number))
  // Each kind comes from its own address, so that the rate limit by address does not replace the guard.
  const from = (last) => ({ address: `203.0.113.${last}` })
  return [
    await tryForged(
      'failures without a ticket',
      held,
      of(() => ({ ...own, ...from(1), ticket: randomUUID() })),
    ),
    await tryForged(
      'failures with an altered ticket',
      held,
      of(() => ({ ...own, ...from(2), ticket: altered(own.ticket, random) })),
    ),
    await tryForged(
      'failures with another visitor’s ticket',
      held,
      of((number) => ({ ...own, ...from(3), ticket: honest[number].ticket })),
    ),
    await tryForged(
      'failures for a release the page was not served',
      held,
      of(() => ({ ...outside, ...from(4), release: canary })),
    ),
    await tryForged(
      'repeated failures of one page',
      held,
      of(() => ({ ...own, ...from(5) })),
    ),
    await tryForged('failures of many pages from one address', held, many),
  ]
}

/** A ticket with one character of it changed. */
function altered(ticket, random) {
  const at = random.below(ticket.length)
  const other = ticket[at] === '0' ? '1' : '0'
  return ticket[at] === '.' ? `${ticket}0` : `${ticket.slice(0, at)}${other}${ticket.slice(at + 1)}`
}

/** One address cannot keep a broken canary, however many good page loads it reports. */
async function trySilencing({ origin, dataDir }, { count, say }) {
  const canary = startCanary(dataDir, remote, '8.0.2', ['--guard', '0.1', '--sample', '9'])
  await wait(1_000)
  say(`${count * 5} forged good page loads, then 9 honest failures …`)
  const flood = []
  for (let page = 0; page < count * 5; page += 1) flood.push(await openPageOf(origin, attacker, canary))
  const row = await tryForged(
    'successful page loads from one address',
    { origin, dataDir, canary, staysPut: true },
    flood,
    'loads',
  )
  const broken = await repeat(9, (number) => openPageOf(origin, household(number), canary))
  for (const page of broken) await postReport(origin, 'failure', page)
  for (let tries = 0; tries < 40 && canaryOf(dataDir, remote) !== undefined; tries += 1) await wait(250)
  const isGone = canaryOf(dataDir, remote) === undefined
  return [
    row,
    {
      what: 'meanwhile a canary that fails for 9 households (refused: rolled back)',
      tried: 9,
      refused: isGone ? 9 : 0,
      lost: isGone ? 0 : 1,
      holds: isGone,
    },
  ]
}

/** Forged reports can neither roll a healthy canary back nor keep a broken one. */
export const reports = {
  minutes: 8,
  async run({ startSite, random, isQuick, say }) {
    const site = await startSite({ TRUST_PROXY: '127.0.0.1,::1' })
    const how = { count: isQuick ? 60 : 120, random, say }
    const moving = await tryMoving(site, how)
    const statusLines = mfe(site.dataDir, 'status').match(/(?:not counted|guard): .*/g) ?? []
    mfe(site.dataDir, 'rollback', remote, '--why', 'the next trial')
    return {
      rows: [...moving, ...(await trySilencing(site, how))],
      facts: statusLines.map((line) => `After the forged failures \`mfe status\` said: ${line}.`),
    }
  },
}
