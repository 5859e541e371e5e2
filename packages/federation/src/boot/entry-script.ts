import { newReference, RemoteFailure } from '../failure'
import { causeByAsking } from './classify'
import { hashOf } from './page-hashes'

/**
 * Runs a remote's entry and returns its container. Every entry is loaded with integrity; one without a hash is refused.
 * @param timeoutMs deadline for the entry @throws RemoteFailure entry (not loaded) or evaluate (loaded, but it threw)
 */
export function loadEntry(url: string, container: string, timeoutMs: number): Promise<object> {
  const hash = hashOf(url)
  if (hash === undefined) return Promise.reject(new RemoteFailure('entry', 'integrity', newReference()))
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    let thrown: unknown
    const onError = (event: ErrorEvent) => {
      if (event.filename.startsWith(new URL(url, location.href).href)) thrown = event.error ?? event.message
    }
    const timer = setTimeout(() => end(new RemoteFailure('entry', 'timeout', newReference())), timeoutMs)
    const end = (failure?: RemoteFailure) => {
      clearTimeout(timer)
      removeEventListener('error', onError)
      script.remove()
      if (failure) return reject(failure)
      const found = (globalThis as unknown as Record<string, unknown>)[container]
      if (typeof found === 'object' && found !== null) resolve(found)
      else reject(new RemoteFailure('evaluate', 'throw', newReference(), { cause: thrown }))
    }
    script.addEventListener('load', () => end())
    script.addEventListener('error', () => {
      void causeByAsking(url).then((cause) => end(new RemoteFailure('entry', cause, newReference())))
    })
    addEventListener('error', onError)
    script.async = true
    script.crossOrigin = 'anonymous'
    script.integrity = hash
    // A path on the site, as the document writes it: the remote finds by it the styles that the document has in it.
    script.src = url.replace(`${location.origin}/`, '/')
    document.head.append(script)
  })
}
