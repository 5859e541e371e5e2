import { call } from '@plaza/gateway/http-client'
import { crowdAgent, gatewayWithCrowd } from './crowd.mjs'
import { percentile } from './samples.mjs'

const people = Number(process.env.BENCH_EXCLUSIONS ?? 100)
const pagesOfEach = 3
const longestMs = 10_000

/** An open page: resolves with the time at which its stream is told that its session has ended, or closed. */
async function openPage(origin, cookie) {
  const leave = new AbortController()
  const headers = { cookie, host: 'localhost', accept: 'text/event-stream', 'user-agent': crowdAgent }
  const answer = await fetch(`${origin}/events`, { headers, signal: leave.signal })
  if (answer.status !== 200) throw new Error(`no stream: ${answer.status}`)
  const read = async () => {
    let text = ''
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      text += piece
      if (/session:ended|exclusion:changed/.test(text)) break
    }
    return performance.now()
  }
  return { told: read(), leave: () => leave.abort() }
}

/** ms from a self-exclusion to the last of the member's three open pages that was told, p50 and p95 of 100 members. */
export async function exclusionLoad(databaseUrl = '') {
  const { gateway, crowd } = await gatewayWithCrowd(databaseUrl, people, 0)
  const times = []
  try {
    for (const { cookie } of crowd) {
      const pages = []
      for (let count = 0; count < pagesOfEach; count += 1) pages.push(await openPage(gateway.origin, cookie))
      const from = performance.now()
      const late = setTimeout(() => pages.forEach(({ leave }) => leave()), longestMs)
      const answer = await call(gateway.origin, '/wps/member/responsible/exclusion', {
        method: 'POST',
        headers: {
          ...{ cookie, host: 'localhost', 'user-agent': crowdAgent, 'content-type': 'application/json' },
        },
        body: JSON.stringify({ period: '1y', isConfirmed: true }),
      })
      if (answer.status !== 200) throw new Error(`not excluded: ${JSON.stringify(answer.body)}`)
      const told = await Promise.all(pages.map((page) => page.told))
      clearTimeout(late)
      times.push(Math.max(...told) - from)
      pages.forEach(({ leave }) => leave())
    }
  } finally {
    await gateway.stop()
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
