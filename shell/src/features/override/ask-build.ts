import type { OverrideAnswer } from '@plaza/contract/federation'
import type { OverrideEntry } from './local-override'

const timeoutMs = 5000

/**
 * Asks a build on loopback for its release, and the edge whether it may replace a remote on this page's shell. Every
 * failure is returned as a value, and the page continues with the store's release.
 */
export async function askBuild(
  remote: string,
  base: string,
  shell: string,
): Promise<OverrideEntry & { react?: string }> {
  const refused = (problem: OverrideEntry['problem'], detail: string): OverrideEntry => ({
    remote,
    base,
    ...(problem && { problem }),
    detail,
  })
  const document = `${base}release.json`
  const answer = await fetch(document, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => String(error),
  )
  if (typeof answer === 'string') return refused('unreachable', `${document}: ${answer}`)
  if (!answer.ok) return refused('not-a-release', `${document}: ${answer.status}`)
  const release: unknown = await answer.json().catch(() => undefined)
  if (typeof release !== 'object') return refused('not-a-release', document)
  const judged = await judge({ shell, remote, base, release })
  if (typeof judged === 'string') return refused('unchecked', judged)
  if (!judged.fits) return refused(judged.problem, judged.detail)
  return {
    remote,
    base,
    planned: judged.remote,
    ...(judged.storage && { storage: judged.storage }),
    ...(judged.watched && { isWatched: true, react: base + judged.watched.react }),
  }
}

/** The edge's verdict, or the reason why there is no verdict. */
async function judge(question: object): Promise<OverrideAnswer | string> {
  try {
    const answer = await fetch('/override', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) return `/override: ${answer.status}`
    return ((await answer.json()) as { value: OverrideAnswer }).value
  } catch (error) {
    return `/override: ${String(error)}`
  }
}
