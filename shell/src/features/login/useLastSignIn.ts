import { memberTypes } from '@plaza/contract/identity'
import { useFormats } from '@plaza/i18n'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'

/** After each sign-in on this screen, whichever way: says once when and where the one before it was (SECURITY-1). */
export function useLastSignIn(): void {
  const shell = useShell()
  const t = useSignInText()
  const { dateTime } = useFormats()
  const leads = useOpenPaths()
  const latest = useRef({ t, dateTime, leads })
  useLayoutEffect(() => {
    latest.current = { t, dateTime, leads }
  })
  useEffect(() => {
    const end = new AbortController()
    shell.events.on(
      'session:changed',
      ({ session, reason }) => {
        if (reason !== 'login' || !session || session.type === memberTypes.trial) return
        const words = latest.current
        // Its code comes after the sign-in, so that the screen does not wait for it.
        import('./say-last-sign-in').then((module) => module.sayLastSignIn(shell, words), reportError)
      },
      end.signal,
    )
    return () => end.abort()
  }, [shell])
}
