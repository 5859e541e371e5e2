import type { ReleaseFiles } from '@plaza/contract/federation'

declare global {
  /** Where the shell's `files.json` is, with its hash; set by the document's first script where the plan leaves hashes to it. */
  var plazaShell: { folder: string; filesHash: string } | undefined
  /** Makes the hashes of all the shell's files known. Absent where the document has them; the build waits for it. */
  var plazaFiles: (() => Promise<void>) | undefined
}

/**
 * Offers `plazaFiles`, which fetches the shell's `files.json` once, checked against the plan's hash (EDGE-5). The first failure
 * may be that of the preload long ago, so it is followed by another attempt at once. Further ones fail like a chunk, and the
 * next need tries again. Each attempt has an address of its own, because the browser may keep what failed.
 */
export function offerShellFiles(shell = globalThis.plazaShell): void {
  if (!shell) return
  const { folder, filesHash } = shell
  let attempt = 0
  let known: Promise<void> | undefined
  const learn = async () => {
    const address = `${folder}files.json${attempt === 0 ? '' : `?retry=${attempt}`}`
    attempt += 1
    const answer = await fetch(address, { integrity: filesHash, signal: AbortSignal.timeout(20_000) })
    if (!answer.ok) throw new Error(`files.json: ${answer.status}`)
    const { files } = (await answer.json()) as ReleaseFiles
    for (const [file, hash] of Object.entries(files)) globalThis.plazaHashes[folder + file] = hash
  }
  globalThis.plazaFiles = () =>
    (known ??= (attempt === 0 ? learn().catch(learn) : learn()).catch((cause: unknown) => {
      known = undefined
      throw Object.assign(new Error('files.json failed to load', { cause }), { name: 'ChunkLoadError' })
    }))
}

/** Chromium warns of a preload that nothing has taken three seconds after the load event. */
const takenAfterMs = 1_500

/**
 * Takes the preloaded `files.json` soon after the page has loaded: on a busy page the first chunk that needs it comes so late
 * that Chromium counts the preload as unused (PERF-3).
 */
export function takeShellFiles(page: Pick<Window, 'addEventListener' | 'document'>): void {
  const take = () =>
    setTimeout(() => {
      // The next need tries again, and its failure is shown.
      globalThis.plazaFiles?.().catch(() => undefined)
    }, takenAfterMs)
  if (page.document.readyState === 'complete') take()
  else page.addEventListener('load', take, { once: true })
}
