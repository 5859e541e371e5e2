import autocannon from 'autocannon'

const warmUpS = 3
const measuredS = 10
/** A slow answer counts as one; what never comes is an error. */
const longestAnswerS = 60

/**
 * Sends requests to an origin over this many connections, for a while; with `amount`, the number of the requests, each of them
 * once. Returns p99 in ms and the rate per second. @throws on any answer but 2xx: a fast refusal does not count
 */
export async function load(
  origin,
  requests,
  connections,
  { seconds = measuredS, amount, warmUp = true } = {},
) {
  const all = requests.map((request) => ({ method: 'GET', ...request }))
  // Each connection begins with the first of its requests: with the same list they would all send what another has sent.
  let dealt = 0
  const deal = (client) => {
    client.setRequests(all.filter((_, index) => index % connections === dealt))
    dealt += 1
  }
  const once = (duration) =>
    autocannon({
      url: origin,
      connections,
      requests: all,
      ...(amount ? { amount, setupClient: deal } : { duration }),
      timeout: longestAnswerS,
      headers: { host: 'localhost' },
    })
  if (warmUp) await once(warmUpS)
  const { latency, non2xx, errors, '2xx': good, duration } = await once(seconds)
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} refusals and ${errors} errors of ${good + non2xx} answers`)
  return { p99: latency.p99, rate: good / duration }
}
