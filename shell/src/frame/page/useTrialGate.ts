import { memberTypes } from '@plaza/contract/identity'
import { useStoreValue } from '@plaza/events'
import { useNavigate } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { homePath } from '../../kernel/routes/paths'

/**
 * Whether a page refuses a trial account because it needs a real one (TRIAL-2). The person sees a message and is
 * redirected home.
 */
export function useTrialGate(page: Page): boolean {
  const { events } = useShell()
  const { session } = useStoreValue(events.session)
  const errorText = useErrorText()
  const go = useNavigate()
  const isRefused =
    page.kind === 'remote' && page.when?.actualAccount === true && session?.type === memberTypes.trial
  const refuse = useRef(() => {})
  useLayoutEffect(() => {
    refuse.current = () => {
      events.say('toast', { id: 'trial', kind: 'info', text: errorText('trial.rejected') })
      void go(homePath, { replace: true })
    }
  }, [events, errorText, go])
  useEffect(() => {
    if (isRefused) refuse.current()
  }, [isRefused])
  return isRefused
}
