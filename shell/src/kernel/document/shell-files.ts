import type { ReleaseFiles } from '@plaza/contract/federation'
import { askForFile } from '../loading/ask-for-file'

declare global {
  /** Where the shell's `files.json` is, with its hash; set by the document's first script where the plan leaves hashes to it. */
  var plazaShell: { folder: string; filesHash: string } | undefined
  /** Makes the hashes of all the shell's files known. Absent where the document has them; the build waits for it. */
  var plazaFiles: (() => Promise<void>) | undefined
}

/**
 * Offers `plazaFiles`, which fetches the shell's `files.json` once, checked against the plan's hash (EDGE-5). When it does not
 * come, the chunk that needs it fails, and the next need tries again.
 */
export function offerShellFiles(shell = globalThis.plazaShell): void {
  if (!shell) return
  const { folder, filesHash } = shell
  let known: Promise<void> | undefined
  const learn = async () => {
    const { files } = await askForFile(`${folder}files.json`, async (address, signal) => {
      const answer = await fetch(address, { integrity: filesHash, signal })
      if (!answer.ok) throw new Error(`files.json: ${answer.status}`)
      return (await answer.json()) as ReleaseFiles
    })
    for (const [file, hash] of Object.entries(files)) globalThis.plazaHashes[folder + file] = hash
  }
  globalThis.plazaFiles = () =>
    (known ??= learn().catch((cause: unknown) => {
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
