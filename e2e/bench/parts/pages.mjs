import { signIn } from '@plaza/gateway/http-client'
import { flingList } from '../flings.mjs'
import { leaks } from '../leaks.mjs'
import { closeAnnouncements, openPhone } from '../phone.mjs'
import { routeChanges } from '../route-changes.mjs'
import { waitForCalm } from '../calm.mjs'
import { repeated } from '../samples.mjs'
import { startSite } from '../site.mjs'
import { tapScript } from '../taps.mjs'

/** How many games the list of budget 9 is cut from. */
const games = 10_000
const cpu = 4
/** Turn V8's optimizing compilers off, whose code counts as heap. */
const v8Flags = ['--no-opt', '--no-maglev']

/** Budgets 7–10: how pages feel on a slow phone, over a catalogue of 10,000 games. */
export async function pages(say) {
  const site = await startSite(8282, { WORLD_GAMES: String(games), LOGIN_ADDRESS_LIMIT: '100000' })
  try {
    const cookie = await signIn(site.gateway, 'player01')
    const onPhone = async (work, options = {}) => {
      const phone = await openPhone(site.origin, options)
      try {
        await phone.page.goto(`${site.origin}/m/home`)
        await closeAnnouncements(phone.page)
        return await work(phone)
      } finally {
        await phone.close()
      }
    }
    const calm = await waitForCalm(say)
    say('route changes …')
    const { warm, first, prefetched } = await routeChanges(onPhone, cpu, cookie)
    say('taps …')
    const taps = await repeated(() => onPhone((phone) => tapScript(phone, cpu), { cookie }))
    say('fling …')
    const flingAt = (rate) => onPhone((phone) => flingList(phone, site.origin, rate))
    // Here the gateway draws a picture when it is first requested, on the cores that the browser runs on.
    await flingAt(1)
    const fling = await repeated(() => flingAt(cpu))
    say('leaks …')
    const grown = await onPhone((phone) => leaks(phone), { cookie })
    const unoptimized = await onPhone((phone) => leaks(phone), { cookie, v8Flags })
    const row = (id, key, name, value, must, aim, more = {}) => ({
      id,
      key,
      name,
      ...(typeof value === 'number' ? { value } : value),
      must,
      aim,
      ...more,
    })
    return {
      rows: [
        row(7, 'routeWarm', `warm route change at ${cpu}× CPU, median`, warm, 100, 50, {
          unit: 'ms',
          digits: 0,
        }),
        row(7, 'routeFirst', "a remote's first route on slow 4G", first, 1200, 800, {
          unit: 'ms',
          digits: 0,
        }),
        row(7, 'routePrefetched', 'the same once prefetched on touch', prefetched, 150, 80, {
          unit: 'ms',
          digits: 0,
        }),
        row(
          '8, 18',
          'inp',
          `interaction to paint over ${taps.count.value} taps at ${cpu}× CPU, 98th percentile`,
          taps.p98,
          200,
          80,
          {
            unit: 'ms',
            digits: 0,
          },
        ),
        row(
          9,
          'flingNodes',
          `DOM nodes in a 30 s fling through ${games} games, most`,
          fling.nodes.range[1],
          1500,
          800,
          {
            digits: 0,
            gate: true,
          },
        ),
        row(9, 'flingLong', `long tasks over 50 ms meanwhile at ${cpu}× CPU`, fling.longTasks, 3, 0, {
          digits: 0,
        }),
        row(10, 'leakHeap', 'heap after 200 route changes, growth', grown.heap, 10, 3, {
          unit: '%',
          digits: 1,
        }),
        row(10, 'leakNodes', 'nodes, growth', grown.nodes, 1, 0, { unit: '%', digits: 1 }),
        row(10, 'leakListeners', 'listeners, growth', grown.listeners, 1, 0, { unit: '%', digits: 1 }),
      ],
      facts: [
        calm,
        `The fling passed ${fling.loaded.value} games; ${fling.drawn.value} tiles were drawn at its end.`,
        `Without V8's optimizing compilers the heap grows by ${unoptimized.heap.toFixed(1)} % over the 200 route changes: the rest is code that they made.`,
      ],
    }
  } finally {
    await site.stop()
  }
}
