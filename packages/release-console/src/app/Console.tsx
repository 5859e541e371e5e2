import type { ChangeAnswer, ReleaseToken } from '@plaza/contract/release'
import { createToastStore, ToastViewport } from '@plaza/ui/toast'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReleaseApi } from '../api/release-api'
import { ChangeSheet } from '../change/ChangeSheet'
import { OverviewScreen } from '../overview/OverviewScreen'
import { RecordScreen } from '../record/RecordScreen'
import type { ChangeAsk } from '../state/change-ask'
import { useConsoleText } from '../texts'
import { TimelineScreen } from '../timeline/TimelineScreen'
import { Bars } from './Bars'
import css from './Console.module.css'
import { ConsoleProvider, type ConsoleParts } from '../shared/console-context'
import { Header } from './Header'
import { useOverview } from './useOverview'
import { useRoute } from './useRoute'

export interface ConsoleProps {
  api: ReleaseApi
  me: ReleaseToken
  onSignOut: () => void
  now: () => number
}

/** The console after sign-in. */
export function Console({ api, me, onSignOut, now }: ConsoleProps) {
  const t = useConsoleText()
  const route = useRoute()
  const { state, status, reload } = useOverview(api, now)
  const [openChange, setOpenChange] = useState<{ ask: ChangeAsk; id: number; isOpen: boolean }>()
  const [toasts] = useState(createToastStore)
  const say = useCallback<ConsoleParts['say']>(
    (text, kind = 'info') => void toasts.show({ text, kind, durationMs: 6_000 }),
    [toasts],
  )
  const ask = useCallback(
    (ask: ChangeAsk) =>
      setOpenChange((before) => (before?.isOpen ? before : { ask, id: (before?.id ?? 0) + 1, isOpen: true })),
    [],
  )
  const close = () => setOpenChange((before) => before && { ...before, isOpen: false })
  const own = useRef(0)
  const done = ({ revision, isChanged, warnings }: ChangeAnswer, { kind, remote }: ChangeAsk) => {
    own.current = Math.max(own.current, revision)
    close()
    reload()
    const what = t(`change.${kind}.done`, { remote })
    say(isChanged ? t('done', { what, revision }) : t('doneAlready', { revision }), 'success')
    for (const warning of warnings) say(warning, 'info')
  }
  useTellRevision(state.overview, own, (overview) =>
    say(t('newRevision', { revision: overview.revision, who: overview.who, why: overview.why })),
  )
  const parts = useMemo<ConsoleParts>(
    () => ({ api, me, state, status, reload, ask, say, now }),
    [api, me, state, status, reload, ask, say, now],
  )
  return (
    <ConsoleProvider value={parts}>
      <Header route={route} onSignOut={onSignOut} />
      <main className={css.main}>
        <Bars />
        {route.screen === 'overview' && <OverviewScreen />}
        {route.screen === 'record' && <RecordScreen />}
        {route.screen === 'remote' && <TimelineScreen key={route.remote} remote={route.remote} />}
      </main>
      {openChange && (
        <ChangeSheet
          key={openChange.id}
          ask={openChange.ask}
          isOpen={openChange.isOpen}
          onClose={close}
          onClosed={() => setOpenChange((before) => (before?.isOpen ? before : undefined))}
          onDone={done}
        />
      )}
      <div aria-live="polite">
        <ToastViewport store={toasts} />
      </div>
    </ConsoleProvider>
  )
}

/** Time to find out who made a revision, ms. */
const settleMs = 1_500

/** Announces a revision that somebody else made. */
function useTellRevision(
  overview: ConsoleParts['state']['overview'],
  own: { readonly current: number },
  tell: (overview: NonNullable<ConsoleParts['state']['overview']>) => void,
): void {
  const known = useRef<number>(undefined)
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  useEffect(() => {
    if (!overview) return
    const before = known.current
    known.current = overview.revision
    if (before === undefined || overview.revision <= before) return
    // The live stream may report the user's own revision before its answer arrives.
    const timer = setTimeout(() => overview.revision > own.current && latest.current(overview), settleMs)
    return () => clearTimeout(timer)
  }, [overview, own])
}
