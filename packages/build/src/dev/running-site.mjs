/** Port of the site that `npm start` has running; `PORT` names another. */
export const sitePort = () => Number(process.env.PORT || 8080)

/** Whether the site runs and is well. */
export async function isSiteRunning(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3000) })).ok
  } catch {
    return false
  }
}
