import { CallError } from '@plaza/client/transport'
import { loadingToastMs, signOutLoaderMs } from '@plaza/contract/kernel'
import { useLocation } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import { settingsPath } from '../../kernel/routes/paths'
import { logOut } from '../../kernel/session/log-out'
import { useShellText } from '../../kernel/language/texts'
import { useBusyToast } from '../../kernel/toast/useBusyToast'

const toastId = 'sign-out'

/**
 * Signs out after a confirmation: a loading toast (9999 ms; on the settings page 10 s), the call, then a hard load of
 * home. When the gateway cannot be reached, a message says so and the person stays signed in.
 */
export function useSignOut(load: (path: string) => void = (path) => location.replace(path)) {
  const t = useShellText()
  const errorText = useErrorText()
  const shell = useShell()
  const busy = useBusyToast(toastId, t('logout.slow'))
  const { pathname } = useLocation()
  const isUnderWay = useRef(false)
  return async (): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    busy.begin(pathname === settingsPath ? signOutLoaderMs : loadingToastMs)
    try {
      await logOut(shell, load)
    } catch (error) {
      const failure = error instanceof CallError ? error : undefined
      if (!failure) reportError(error)
      busy.end()
      const text = errorText(failure?.code ?? 'unknown', {}, failure)
      shell.events.say('toast', { id: toastId, kind: 'error', text })
      isUnderWay.current = false
    }
  }
}
