const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Whether an answer says how a request ended. A refusal for load, a failure of the server and a broken connection leave
 * that open: what was asked may be done or not.
 */
export const isDefinite = ({ status }) => status > 0 && status < 500 && status !== 429

/**
 * Asks again until an answer is definite, for `patienceMs` at most, and answers the last one; status 0 is a connection
 * that broke.
 */
export async function askUntilAnswered(ask, { patienceMs = 60_000, pauseMs = 200 } = {}) {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await ask().catch((error) => ({ status: 0, body: { code: String(error) } }))
    if (isDefinite(answer) || Date.now() > until) return answer
    await pause(pauseMs)
  }
}
