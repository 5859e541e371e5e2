import { newReference, RemoteFailure } from '../failure'
import { causeByAsking } from './classify'
import { askForFile, hashOf } from './page-hashes'

/**
 * Runs a remote's entry and returns its container. Every entry is loaded with integrity; one without a hash is refused.
 * @throws RemoteFailure entry (not loaded) or evaluate (loaded, but it threw)
 */
export async function loadEntry(url: string, container: string): Promise<object> {
  const hash = hashOf(url)
  if (hash === undefined) throw new RemoteFailure('entry', 'integrity', newReference())
  let thrown: unknown
  const onError = (event: ErrorEvent) => {
    if (event.filename.startsWith(new URL(url, location.href).href)) thrown = event.error ?? event.message
  }
  addEventListener('error', onError)
  try {
    await askForFile(url, (address, signal) => runScript(address, hash, signal))
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw new RemoteFailure('entry', isLate ? 'timeout' : await causeByAsking(url), newReference(), { cause })
  } finally {
    removeEventListener('error', onError)
  }
  const found = (globalThis as unknown as Record<string, unknown>)[container]
  if (typeof found === 'object' && found !== null) return found
  throw new RemoteFailure('evaluate', 'throw', newReference(), { cause: thrown })
}

function runScript(address: string, hash: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`no script at ${address}`)))
    signal.addEventListener('abort', () => script.remove())
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = hash
    // A path on the site, as the document writes it: the remote finds by it the styles that the document has in it.
    script.src = address.replace(`${location.origin}/`, '/')
    document.head.append(script)
  })
}
