import { toastMs } from '@plaza/contract/kernel'
import { useNavigate } from '@plaza/facade/router'
import { useCallback } from 'react'
import { useShell } from '../../kernel/page/context'
import { loginPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'

/** Goes to sign in with the username filled in and confirms that the new password is set. */
export function useToLogin(): (userName: string) => void {
  const t = useSignInText()
  const { events } = useShell()
  const navigate = useNavigate()
  return useCallback(
    (userName) => {
      events.say('toast', {
        id: 'forgot',
        kind: 'success',
        text: t('forgot.changed'),
        durationMs: toastMs.short,
      })
      void navigate(loginPath, { replace: true, state: { userName } })
    },
    [events, t, navigate],
  )
}
