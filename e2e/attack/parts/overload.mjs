import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { signIn } from '@plaza/gateway/http-client'
import { sendAtRate, summarise } from '../../bench/open-loop.mjs'
import { ask, verdictOf } from '../../bench/ordinary-calls.mjs'

const factor = 3
const accounts = ['player01', 'vip05', 'agent01', 'agent02']
/** What a rate must keep to, to count as sustainable: p99 in ms, and nothing refused. */
const sustainableMs = 500
const firstRate = 20
const steeper = 1.4

/** Requests by weight: a bit more browsing than everything else, a third of it money. */
const mix = [
  [20, 'browse', () => ({ path: '/m/home', headers: { accept: 'text/html' } })],
  [10, 'browse', () => ({ path: '/wps/system/home' })],
  [10, 'browse', () => ({ path: '/wps/game/list?gameType=RNG' })],
  [10, 'browse', () => ({ path: '/wps/game/jackpots' })],
  [10, 'entry', () => ({ path: '/wps/.well-known/jwks.json' })],
  [7, 'entry', () => ({ path: '/wps/session/social' })],
  [20, 'money', (headers) => ({ path: '/wps/wallets/balance', headers })],
  [8, 'money', (headers) => ({ path: '/wps/deposit', headers })],
  [5, 'money', (headers) => ({ path: '/wps/deposit/methods', headers })],
]
const weightOfAll = mix.reduce((sum, [weight]) => sum + weight, 0)

function chooser(random, sessions) {
  return () => {
    let left = random.below(weightOfAll)
    const [, kind, make] = mix.find(([weight]) => (left -= weight) < 0)
    return { kind, ...make(random.pick(sessions)) }
  }
}

/** The highest rate, in requests a second, that the site answers whole and in time. */
async function findRate(origin, how, { say, seconds, signal }) {
  let rate = firstRate
  for (let next = rate; !signal.aborted; next *= steeper) {
    const { p99, refused, lost } = summarise(await sendAtRate(origin, { ...how, rate: next, seconds }))
    say(`${Math.round(next)} a second: p99 ${Math.round(p99)} ms, ${refused} refused, ${lost} lost`)
    if (p99 > sustainableMs || refused + lost > 0) break
    rate = next
  }
  return rate
}

/** Checks the site's health once a second, and counts the messages of its event stream, until `stop` is called. */
function watch(origin) {
  const health = { tried: 0, answered: 0, refused: 0, lost: 0 }
  let isOver = false
  let streamEnds = 0
  const stream = get(`${origin}/events`, { agent: false }, (answer) => {
    answer.resume()
    answer.on('close', () => (streamEnds += isOver ? 0 : 1))
  })
  stream.on('error', () => undefined)
  const load = (async () => {
    while (!isOver) {
      health.tried += 1
      health[verdictOf(await ask(origin, '/healthz'))] += 1
      await wait(1_000)
    }
  })()
  return {
    async stop() {
      isOver = true
      stream.destroy()
      await load
      return { ...health, streamEnds }
    },
  }
}

const rowOf = (what, { tried, refused, lost }, holds) => ({ what, tried, refused, lost, holds })

/** At three times the site's capacity, accepted requests are answered in time and the rest is refused at once. */
export const overload = {
  minutes: 6,
  async run({ startSite, random, isQuick, say, signal }) {
    const limits = { LOGIN_ADDRESS_LIMIT: '1000000', CONNECTION_ADDRESS_LIMIT: '5000', LOG_LEVEL: 'error' }
    const { origin } = await startSite(limits)
    const sessions = []
    for (const account of accounts) sessions.push({ cookie: await signIn(origin, account) })
    const how = { next: chooser(random, sessions), random, signal }
    say('warming up …')
    await sendAtRate(origin, { ...how, rate: firstRate, seconds: 5 })
    const rate = await findRate(origin, how, { say, seconds: isQuick ? 4 : 8, signal })
    say(`sustainable: ${Math.round(rate)} a second`)
    const once = summarise(await sendAtRate(origin, { ...how, rate, seconds: isQuick ? 10 : 30 }))
    const watched = watch(origin)
    const seconds = isQuick ? 15 : 60
    const used = process.cpuUsage()
    const answers = await sendAtRate(origin, { ...how, rate: rate * factor, seconds })
    const { user, system } = process.cpuUsage(used)
    const toolShare = (user + system) / 1e6 / seconds
    const health = await watched.stop()
    const thrice = summarise(answers)
    const of = (wanted) => summarise(answers.filter(({ kind }) => kind === wanted))
    const shareOf = ({ refused, tried }) => refused / tried
    const [money, browse] = [of('money'), of('browse')]
    const isInTime = thrice.p99 <= 2 * once.p99
    return {
      rows: [
        rowOf(
          `${Math.round(rate)} requests a second, the most that the site can answer`,
          once,
          once.lost === 0,
        ),
        rowOf(
          `${factor} times that rate for ${seconds} s: p99 of the answered ones at most twice that at the single rate`,
          thrice,
          thrice.lost === 0 && isInTime,
        ),
        rowOf('of these, money: refused less often than browsing', money, shareOf(money) < shareOf(browse)),
        rowOf('of these, browsing', browse, browse.lost === 0),
        rowOf(
          'meanwhile, the site’s health and an event stream',
          { ...health, lost: health.lost + health.streamEnds },
          health.answered === health.tried && health.streamEnds === 0,
        ),
      ],
      facts: [
        `Answered at ${Math.round(rate)} a second: p50 ${Math.round(once.p50)} ms, p99 ${Math.round(once.p99)} ms; at ${factor} times as many ${Math.round(thrice.p50)} and ${Math.round(thrice.p99)} ms, refusals within ${Math.round(thrice.refusedP50)} ms (p50) and ${Math.round(thrice.refusedP99)} ms (p99).`,
        `Times are measured from when a request was due; the tool, which shares the machine with the site, sent ${Math.round(thrice.lateP99)} ms late at most (p99) and used ${Math.round(toolShare * 100)} % of a core.`,
      ],
    }
  },
}
