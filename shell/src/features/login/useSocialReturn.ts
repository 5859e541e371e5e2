import { renewCall } from '@plaza/contract/identity'
import { CallError } from '@plaza/client/transport'
import { useSearchParams } from '@plaza/facade/router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { stepRequired } from './login-step'

/**
 * Handles the return from a social provider: `?social=done` resumes the cookie's session, `?social=failed` and `excluded` show an
 * error, `?social=step` goes on with the second step. The parameter is removed from the address, so that a reload does not repeat it.
 * Returns whether the session is
 * loading.
 */
export function useSocialReturn(onFailure: (code: string) => void): boolean {
  const { events, transport } = useShell()
  const [query, setQuery] = useSearchParams()
  const social = query.get('social')
  const [isAsking, setAsking] = useState(social === 'done')
  const latest = useRef({ onFailure, setQuery })
  useLayoutEffect(() => {
    latest.current = { onFailure, setQuery }
  })
  useEffect(() => {
    if (social === null || !['done', 'failed', 'excluded', 'step'].includes(social)) return
    const fail = (code: string) => {
      setAsking(false)
      latest.current.onFailure(code)
      latest.current.setQuery(
        (was) => {
          was.delete('social')
          return was
        },
        { replace: true },
      )
    }
    if (social === 'failed') return fail('social.failed')
    if (social === 'excluded') return fail('member.excluded')
    if (social === 'step') return fail(stepRequired)
    const end = new AbortController()
    transport.send(renewCall, { signal: end.signal }).then(
      (session) => events.setSession(session, 'login'),
      (error: unknown) => {
        if (end.signal.aborted) return
        if (!(error instanceof CallError)) reportError(error)
        // The cookie has no session: the provider's answer was rejected.
        fail(error instanceof CallError && error.status === 0 ? error.code : 'social.failed')
      },
    )
    return () => end.abort()
  }, [social, events, transport])
  return isAsking
}
