import type { BootPlan } from '@plaza/contract/federation'

declare global {
  /** The hash of a file of a release by its path; set by the first script of the document. */
  var plazaHashes: Record<string, string>
  /**
   * Counts how often a person asked for another attempt on this page. It is part of the addresses that builds without
   * `plazaAsk` request.
   */
  var plazaRetry: number | undefined
  /**
   * Gets a file of a release, with further requests after one that failed or stays unanswered; set by the shell's entry
   * (REMOTE-13). Builds of remotes load their chunks and styles by it.
   */
  var plazaAsk: AskForFile | undefined
}

/**
 * `ask` requests the file at an address of its own for each request; its signal ends when the answer is no longer needed.
 * @throws what the last request threw, or a `TimeoutError`
 */
export type AskForFile = <T>(
  url: string,
  ask: (address: string, signal: AbortSignal) => Promise<T>,
) => Promise<T>

/** The page's way to get a file. @throws as `AskForFile` says, and when the page has none */
export const askForFile: AskForFile = (url, ask) => {
  if (!globalThis.plazaAsk) throw new Error('the shell offers no files')
  return globalThis.plazaAsk(url, ask)
}

/** The hash that a file must have. Missing means refused; empty, that a build changes while it is being worked on. */
export function hashOf(url: string): string | undefined {
  const { pathname } = new URL(url, location.href)
  return Object.hasOwn(globalThis.plazaHashes, pathname) ? globalThis.plazaHashes[pathname] : undefined
}

/** Makes the files of a plan, which came later than the document, known to every loader on the page. */
export function registerHashes(plan: BootPlan): void {
  const { plazaHashes } = globalThis
  for (const { files, fallback } of plan.remotes)
    Object.assign(plazaHashes, files, fallback && 'files' in fallback && fallback.files)
}
