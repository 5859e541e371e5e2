import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { signIn } from '@plaza/gateway/http-client'
import { sendAtRate, summarise } from '../open-loop.mjs'
import { seededRandom } from '../random.mjs'
import { processorSeconds } from '../processor-time.mjs'
import { startSite } from '../site.mjs'

const port = 8344
const warmUp = { rate: 30, seconds: 10 }
const measuredS = 20
/** Share of one core that the busiest process of the site uses at the rate that is tried: less than is left beside others. */
const coreShare = 0.2
/** Processes with work of their own for each core. */
const othersACore = 1

/** Requests of a visitor and of a member, in turn. */
const asked = (cookie) => [
  { kind: 'browse', path: '/m/home', headers: { accept: 'text/html' } },
  { kind: 'browse', path: '/wps/system/home' },
  { kind: 'browse', path: '/wps/game/list?gameType=RNG' },
  { kind: 'money', path: '/wps/wallets/balance', headers: { cookie } },
  { kind: 'money', path: '/wps/deposit', headers: { cookie } },
]

/** Processes that use every core as far as they get it; answers how to end them. */
function keepBusy() {
  const all = Array.from({ length: othersACore * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const one of all) one.kill('SIGKILL')
  }
}

/** Sends at a rate; answers how that went, with the processor seconds of the site, in all and of its busiest process. */
async function trial(site, next, { rate, seconds }) {
  const before = processorSeconds(site.pid)
  const how = { rate, seconds, next, random: seededRandom(1), signal: new AbortController().signal }
  const answers = summarise(await sendAtRate(site.origin, how))
  const used = [...processorSeconds(site.pid)].map(([pid, used]) => used - (before.get(pid) ?? 0))
  return { ...answers, used: used.reduce((sum, one) => sum + one, 0), busiest: Math.max(...used) }
}

/**
 * A load of which the site's own processor time is known, sent to it alone and beside processes that take what they get of
 * every core: it needs the same processor time in both, and less than is left for it, so that nothing may be refused (SERVER-2).
 */
export async function shedding(say) {
  const site = await startSite(port, { LOGIN_ADDRESS_LIMIT: '1000000', CONNECTION_ADDRESS_LIMIT: '5000' })
  try {
    const requests = asked(await signIn(site.origin, 'player01'))
    let count = 0
    const next = () => requests[count++ % requests.length]
    say('  warming up …')
    await trial(site, next, warmUp)
    const { busiest, tried } = await trial(site, next, warmUp)
    const rate = Math.round((coreShare * tried) / busiest)
    say(`  ${rate} a second, alone …`)
    const alone = await trial(site, next, { rate, seconds: measuredS })
    say('  beside others …')
    const end = keepBusy()
    const beside = await trial(site, next, { rate, seconds: measuredS }).finally(end)
    const row = (key, name, { refused, lost }) => ({
      id: '–',
      key,
      name,
      value: refused + lost,
      must: 0,
      aim: 0,
      unit: '',
      digits: 0,
    })
    const each = ({ used, tried }) => ((1_000 * used) / tried).toFixed(1)
    return {
      rows: [
        row('shedAlone', `of ${alone.tried} requests at ${rate} a second, refused or lost, alone`, alone),
        row('shedBeside', 'the same beside a busy process for each core', beside),
      ],
      facts: [
        `The site used ${each(alone)} ms of processor time a request alone and ${each(beside)} ms beside others; answered within ${Math.round(alone.p99)} and ${Math.round(beside.p99)} ms (p99).`,
      ],
    }
  } finally {
    await site.stop()
  }
}
