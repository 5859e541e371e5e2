const timeoutMs = 5_000

/** HTTP status at an address, or undefined when nobody answers. */
export async function statusAt(
  url: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    // Nobody there yet is what the caller asks about.
    return undefined
  }
}

/** Whether a process answers that it is well. */
export const isHealthy = async (origin: string): Promise<boolean> =>
  (await statusAt(`${origin}/healthz`)) === 200
