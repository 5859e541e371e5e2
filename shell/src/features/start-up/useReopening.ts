import type { Settings } from '@plaza/contract/site'
import { useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { random } from '../../kernel/page/random'
import { waitForOpening, type Reopening } from './reopening'

type StartUp = Settings['startUp']

export interface ReopeningView {
  /** Why it is closed and until when, from the latest answer. */
  startUp: StartUp
  /** `asking`: a check by the person is in progress; `still`: its result was "not yet". */
  state: 'idle' | 'asking' | 'still'
  retry(): void
}

const later = (then: () => void, ms: number): (() => void) => {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** Waits for the closed site and loads the page again once it is open (ROUTE-10). */
export function useReopening(reload: () => void): ReopeningView {
  const { page, transport, serverNow } = useShell()
  const [startUp, setStartUp] = useState(page.settings.startUp)
  const [state, setState] = useState<ReopeningView['state']>('idle')
  const reopening = useRef<Reopening>(null)
  const latestReload = useRef(reload)
  latestReload.current = reload
  useEffect(() => {
    const waiting = waitForOpening({
      transport,
      expectedEnd: page.settings.startUp.expectedEnd,
      now: serverNow,
      random,
      later,
      onOpen: () => latestReload.current(),
      onStatus: setStartUp,
    })
    reopening.current = waiting
    return () => waiting.stop()
  }, [page, transport, serverNow])
  const retry = () => {
    setState('asking')
    void reopening.current?.ask().then((isOpen) => setState(isOpen ? 'asking' : 'still'))
  }
  return { startUp, state, retry }
}
