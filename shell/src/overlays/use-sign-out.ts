import { CallError } from '@plaza/client/transport'
import { useErrorText, useText } from '@plaza/i18n'
import { useRef } from 'react'
import { useShell } from '../app/context'
import { logOut } from '../session/log-out'

/** The loading toast of a sign-out, ms (spec §9). */
const loadingMs = 9999
const toastId = 'sign-out'

/**
 * Signs out after the person has confirmed: a loading toast, the call, then a hard load of home. When the gateway
 * can't be asked, that is said and the person stays signed in.
 */
export function useSignOut(load: (path: string) => void = (path) => location.replace(path)) {
  const t = useText('ui')
  const errorText = useErrorText()
  const shell = useShell()
  const isUnderWay = useRef(false)
  return async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const { events } = shell
    events.say('toast', { id: toastId, kind: 'loading', text: t('pleaseWait'), durationMs: loadingMs })
    try {
      await logOut(shell, load)
    } catch (error) {
      const code = error instanceof CallError ? error.code : 'unknown'
      if (!(error instanceof CallError)) reportError(error)
      events.say('toast', { id: toastId, kind: 'error', text: errorText(code) })
      isUnderWay.current = false
    }
  }
}
