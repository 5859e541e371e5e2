const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Whether an answer decides the result of a request. A refusal for load, a server error and a broken connection leave
 * it open: the request may have been done or not.
 */
export const isDefinite = ({ status }) => status > 0 && status < 500 && status !== 429

/**
 * Repeats a request until an answer is definite, for `patienceMs` at most, and returns the last one; status 0 is a
 * broken connection.
 */
export async function retryUntilAnswered(ask, { patienceMs = 60_000, pauseMs = 200 } = {}) {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await ask().catch((error) => ({ status: 0, body: { code: String(error) } }))
    if (isDefinite(answer) || Date.now() > until) return answer
    await pause(pauseMs)
  }
}
