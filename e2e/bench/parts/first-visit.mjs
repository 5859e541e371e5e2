import { signIn } from '@plaza/gateway/http-client'
import { waitForCalm } from '../calm.mjs'
import { runLighthouse } from '../lighthouse.mjs'
import { startMonolith } from '../monolith-server.mjs'
import { closeAnnouncements } from '../phone.mjs'
import { interleaved, repeated, rounds } from '../samples.mjs'
import { run, startSite } from '../site.mjs'
import { cpu, documentBytes, firstMs, firstVisit, frames, repeatVisits, restMs } from '../visits.mjs'

const kib = (bytes) => bytes / 1024
const rangeOf = ({ value, range: [least, most] }) => `${value} (${least}–${most})`
const seconds = ({ value, range }) => ({ value: value / 1000, range: range.map((ms) => ms / 1000) })

/** Budgets 4, 5 and 17–22: what a phone does in the first ten seconds of a visit, beside the monolith of the same commit, and then at rest. */
export async function firstVisits(say) {
  await run('packages/build/bin/monolith.mjs')
  const site = await startSite(8284)
  const monolith = await startMonolith(8285, site.origin)
  try {
    const cookie = await signIn(site.gateway, 'player01')
    const home = `${site.origin}/m/home`
    const login = `${site.origin}/m/login`
    const monolithHome = `${monolith.origin}/m/home`
    const calm = await waitForCalm(say)
    // The first visit draws the artwork; later ones find it.
    await firstVisit(home)
    say('lighthouse …')
    const [ours, theirs, signingIn, deposit] = await interleaved(
      [
        { address: home },
        { address: monolithHome },
        { address: login },
        { address: `${site.origin}/m/voucherCenter`, cookie },
      ],
      rounds,
      runLighthouse,
    )
    say('first visits …')
    const [federated, whole, form] = await interleaved([home, monolithHome, login], rounds, firstVisit)
    say('repeat visits …')
    const again = await repeated(() => repeatVisits(home))
    const row = (id, key, name, figure, must, aim, more = {}) => ({
      id,
      key,
      name,
      ...(typeof figure === 'number' ? { value: figure } : figure),
      must,
      aim,
      ...more,
    })
    const count = { digits: 0 }
    const score = { atLeast: true, digits: 0 }
    const s = { unit: 's' }
    const ms = { unit: 'ms', digits: 0 }
    const inKib = { unit: 'KiB', digits: 1 }
    const exact = { gate: true }
    return {
      rows: [
        row(4, 'lcpRatio', 'LCP, federated ÷ monolith', ours.lcp.value / theirs.lcp.value, 1.1, 1.03),
        row(5, 'score', 'Lighthouse mobile score, home', ours.score, 95, 100, score),
        row(5, 'scoreLogin', 'Lighthouse mobile score, sign-in', signingIn.score, 95, 100, score),
        row(5, 'scoreDeposit', 'Lighthouse mobile score, deposit', deposit.score, 90, 98, score),
        row(5, 'lcp', 'LCP, home', seconds(ours.lcp), 1.8, 1.2, s),
        row(5, 'lcpLogin', 'LCP, sign-in', seconds(signingIn.lcp), 2, 1.1, s),
        row(5, 'cls', 'CLS, home', ours.cls, 0.02, 0, { digits: 3 }),
        row(17, 'tbt', 'total blocking time, home', ours.tbt, 200, 80, ms),
        row(19, 'ownLongTasks', `tasks over 50 ms at ${cpu}× CPU, home`, federated.longTasks, 0, 0, count),
        row(19, 'ownLongTasksLogin', `tasks over 50 ms at ${cpu}× CPU, sign-in`, form.longTasks, 0, 0, count),
        row(
          '–',
          'ownCpuRatio',
          `CPU on the main thread in the first ${firstMs / 1000} s at ${cpu}× CPU, federated ÷ monolith`,
          federated.busyMs.value / whole.busyMs.value,
          1.1,
          1.03,
        ),
        row(
          20,
          'frames',
          `frames in ${restMs / 1000} s at rest, home`,
          await frames(home, closeAnnouncements),
          0,
          0,
          {
            ...count,
            ...exact,
          },
        ),
        row(20, 'framesLogin', `frames in ${restMs / 1000} s at rest, sign-in`, await frames(login), 0, 0, {
          ...count,
          ...exact,
        }),
        row(
          21,
          'jsTenSeconds',
          `JavaScript within ${firstMs / 1000} s without a tap, home`,
          federated.scriptKib,
          190,
          139,
          { ...inKib, ...exact },
        ),
        row(
          21,
          'jsTenSecondsLogin',
          `JavaScript within ${firstMs / 1000} s without a tap, sign-in`,
          form.scriptKib,
          110,
          75,
          { ...inKib, ...exact },
        ),
        ...(await documentRows(home, row, { ...inKib, ...exact })),
        row(
          '–',
          'repeat',
          `time until interactive at ${cpu}× CPU on slow 4G, repeat ÷ first visit of home`,
          again.ratio,
          1 / 3,
          0.25,
        ),
      ],
      facts: [
        calm,
        `Each figure of time is the median of ${rounds} interleaved runs (its range in brackets).`,
        `Tasks and CPU are by the main thread's own clock. By the wall, with its waits for a core, ${rangeOf(federated.longTasksByWall)} tasks of home took over 50 ms, ${rangeOf(whole.longTasksByWall)} of the monolith's and ${rangeOf(form.longTasksByWall)} of sign-in.`,
        `The main thread was busy for ${federated.busyMs.value.toFixed(0)} ms federated, ${whole.busyMs.value.toFixed(0)} ms as a monolith; beyond 50 ms ${federated.blockedMs.value.toFixed(0)} and ${whole.blockedMs.value.toFixed(0)} ms.`,
        `Interactive (the code has taken the first view over): ${again.firstMs.value.toFixed(0)} ms on the first visit, ${again.repeatMs.value.toFixed(0)} ms on the third.`,
      ],
    }
  } finally {
    await monolith.stop()
    await site.stop()
  }
}

async function documentRows(address, row, more) {
  const { first, returning } = await documentBytes(address)
  return [
    row(22, 'documentKib', 'document of home, compressed, first visit', kib(first), 22, 16, more),
    row(22, 'documentReturning', 'document of home, compressed, returning', kib(returning), 15, 9, more),
  ]
}
