import type { BootPlan } from '@plaza/contract/federation'

declare global {
  /** The hash of a file of a release by its path; set by the first script of the document. */
  var plazaHashes: Record<string, string>
  /** Counts the retries on this page; it is part of the address of chunks and styles. */
  var plazaRetry: number | undefined
}

/** Adds a parameter to an address after a retry on this page, so that no failed preload is reused. */
export const retryAddress = (url: string): string =>
  globalThis.plazaRetry ? `${url}?retry=${globalThis.plazaRetry}` : url

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
