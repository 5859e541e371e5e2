import { startTransition, useCallback, useEffect, useState } from 'react'
import { useHost } from './context'
import { newReference, RemoteFailure } from './failure'
import type { LoadedComponent } from './loader'

export type Loading =
  | { status: 'pending' }
  | { status: 'ready'; loaded: LoadedComponent }
  | { status: 'failed'; reference: string }

const readyWith = (loaded: LoadedComponent): Loading => ({ status: 'ready', loaded })
const pending: Loading = { status: 'pending' }

/** The component of a contribution through loading, failure and retry; at once if it has been loaded before. */
export function useRemoteComponent(remote: string, contribution: string) {
  const { loader } = useHost()
  const [round, setRound] = useState(0)
  const [loading, setLoading] = useState(() => {
    const loaded = loader.loaded(remote, contribution)
    return loaded ? readyWith(loaded) : pending
  })

  useEffect(() => {
    const there = loader.loaded(remote, contribution)
    if (there) {
      // Unchanged when a page that was kept is shown again.
      setLoading((now) => (now.status === 'ready' && now.loaded === there ? now : readyWith(there)))
      return undefined
    }
    let isCurrent = true
    setLoading(pending)
    loader.component(remote, contribution).then(
      // In slices: what a remote draws keeps nobody from being answered.
      (loaded) => isCurrent && startTransition(() => setLoading(readyWith(loaded))),
      (error: unknown) => {
        if (!isCurrent) return
        const failure = error instanceof RemoteFailure ? error : undefined
        setLoading({ status: 'failed', reference: failure?.reference ?? newReference() })
        // It was late, not lost: a component that loads after all is shown without a retry.
        failure?.late?.then(
          () => isCurrent && setRound((before) => before + 1),
          // The failure card already shows everything.
          () => undefined,
        )
      },
    )
    return () => {
      isCurrent = false
    }
  }, [loader, remote, contribution, round])

  const again = useCallback(() => setRound((before) => before + 1), [])
  const fail = useCallback((reference: string) => setLoading({ status: 'failed', reference }), [])
  const retry = useCallback(() => {
    setLoading(pending)
    loader.retry(remote).then(again, () => fail(newReference()))
  }, [loader, remote, again, fail])
  return { loading, again, fail, retry }
}
