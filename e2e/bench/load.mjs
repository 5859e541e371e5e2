import autocannon from 'autocannon'

const warmUpS = 3
const measuredS = 10
/** A slow answer counts as one; what never comes is an error. */
const longestAnswerS = 60

/**
 * Sends requests to an origin over this many connections. Returns p99 in ms and the rate per second. @throws on any
 * answer but 2xx: a fast refusal does not count
 */
export async function load(
  origin,
  requests,
  connections,
  { seconds = measuredS, amount, warmUp = true } = {},
) {
  const once = (duration) =>
    autocannon({
      url: origin,
      connections,
      requests: requests.map((request) => ({ method: 'GET', ...request })),
      ...(amount ? { amount } : { duration }),
      timeout: longestAnswerS,
      headers: { host: 'localhost' },
    })
  if (warmUp) await once(warmUpS)
  const { latency, non2xx, errors, '2xx': good, duration } = await once(seconds)
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} refusals and ${errors} errors of ${good + non2xx} answers`)
  return { p99: latency.p99, rate: good / duration }
}
