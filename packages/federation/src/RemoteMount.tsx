import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { RemoteContext, useHost, type RemoteContextValue } from './context'
import { DeadlineError } from './deadline'
import { renderAtMostMs } from './load-budget'
import { RemoteBoundary } from './RemoteBoundary'
import { useFirstData } from './useFirstData'
import { useLatest } from './useLatest'
import { useNewRelease } from './useNewRelease'
import { useRemoteComponent } from './useRemoteComponent'

interface Props {
  remote: string
  contribution: string
  kind: 'page' | 'slot'
}

/**
 * Mounts one component of a remote, with a boundary of its own: what fails is replaced by a card in its place alone
 * (REMOTE-5). The element carries `data-remote` and `data-release`.
 */
export function RemoteMount({ remote, contribution, kind }: Props) {
  const { loader, FailureCard, Pending } = useHost()
  const { loading, again, fail, retry } = useRemoteComponent(remote, contribution)
  const [resets, setResets] = useState(0)
  const throws = useRef(0)
  const onRetry = () => {
    throws.current = 0
    retry()
  }
  useNewRelease(remote, loading.status === 'failed', onRetry)

  if (loading.status === 'pending') return <Pending kind={kind} />
  if (loading.status === 'failed')
    return <FailureCard remote={remote} reference={loading.reference} onRetry={onRetry} />

  const { Component, release } = loading.loaded
  const onError = (error: unknown) => {
    const { action, reference } = loader.renderFailed(remote, release, throws.current, error)
    throws.current = action === 'fallback' ? 0 : throws.current + 1
    if (action === 'reset') setResets((before) => before + 1)
    else if (action === 'fallback') again()
    else fail(reference)
  }
  return (
    <RemoteBoundary key={`${release}#${resets}`} onError={onError} fallback={<Pending kind={kind} />}>
      <Suspense
        fallback={
          <Unsettled onLate={onError}>
            <Pending kind={kind} />
          </Unsettled>
        }
      >
        <MountScope remote={remote} release={release} onLate={onError}>
          <Component />
        </MountScope>
      </Suspense>
    </RemoteBoundary>
  )
}

/** Stands where a component waits while it renders, and ends the wait at its deadline (REMOTE-5). */
function Unsettled({ onLate, children }: { onLate: (error: DeadlineError) => void; children: ReactNode }) {
  const late = useLatest(onLate)
  useEffect(() => {
    const timer = setTimeout(() => late.current(new DeadlineError(renderAtMostMs)), renderAtMostMs)
    return () => clearTimeout(timer)
  }, [late])
  return children
}

/** Gives a mount its signal, which ends with it, so that nothing that it started is left behind. */
function MountScope({
  remote,
  release,
  onLate,
  children,
}: {
  remote: string
  release: string
  onLate: (error: DeadlineError) => void
  children: ReactNode
}) {
  const { loader, Around } = useHost()
  const [began] = useState(() => {
    loader.mounting(remote, release)
    return performance.now()
  })
  useLayoutEffect(
    () => loader.mounted(remote, release, performance.now() - began),
    [loader, remote, release, began],
  )
  const value = useRemoteValue(remote, release)
  const place = useFirstData(onLate)
  return (
    <div ref={place} data-remote={remote} data-release={release}>
      <RemoteContext value={value}>
        {Around ? (
          <Around remote={remote} release={release}>
            {children}
          </Around>
        ) : (
          children
        )}
      </RemoteContext>
    </div>
  )
}

/**
 * A mount that is hidden ends its signal too. When it is shown again it renders with a new signal, but only if the old one
 * was read.
 */
function useRemoteValue(remote: string, release: string): RemoteContextValue {
  const [round, setRound] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- each round has a value of its own
  const { value, show } = useMemo(() => createRemoteValue(remote, release), [remote, release, round])
  useEffect(() => show(() => setRound((before) => before + 1)), [show])
  return value
}

function createRemoteValue(remote: string, release: string) {
  let controller: AbortController | undefined
  const value: RemoteContextValue = {
    remote,
    release,
    get signal() {
      return (controller ??= new AbortController()).signal
    },
  }
  const show = (again: () => void) => {
    if (controller?.signal.aborted) again()
    return () => controller?.abort()
  }
  return { value, show }
}
