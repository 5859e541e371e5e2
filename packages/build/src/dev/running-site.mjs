/** Port of the site that `npm start` runs: `PORT`, or 8080. */
export const sitePort = () => Number(process.env.PORT || 8080)

/** Whether the site runs and reports that it is healthy. */
export async function isSiteRunning(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(3000) })).ok
  } catch {
    return false
  }
}
