import type { BusEvent } from '@plaza/contract/page'
import { useNavigate } from '@plaza/facade/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShell } from '../../kernel/page/context'
import { loginPath } from '../../kernel/routes/paths'
import { loginAddress } from '../../kernel/session/return-to'
import type { DialogRequest } from './dialog-request'

/** What happens when an action needs a session (SESSION-4). */
export type SignInStep =
  | { kind: 'nothing' }
  | { kind: 'ask'; returnTo: string | undefined }
  | { kind: 'go'; to: string; replace: boolean }

/**
 * In the member centre a dialog asks first; elsewhere it goes straight to sign in. A page that itself needs the session
 * is replaced in history, so that going back does not lead into it again; a page with an action that needs it stays.
 */
export function signInStep(
  asked: BusEvent<'session:required'>,
  here: { pathname: string; search: string },
): SignInStep {
  if (here.pathname === loginPath) return { kind: 'nothing' }
  if (asked.dialog) return { kind: 'ask', returnTo: asked.returnTo }
  return {
    kind: 'go',
    to: loginAddress(asked.returnTo),
    replace: !asked.keepsPage && asked.returnTo === here.pathname + here.search,
  }
}

/** Handles `session:required`. */
export function useSignInStep(open: (request: DialogRequest) => void): void {
  const { events } = useShell()
  const go = useNavigate()
  const navigate = useRef(go)
  useLayoutEffect(() => {
    navigate.current = go
  }, [go])
  useEffect(
    () =>
      events.on('session:required', (asked) => {
        const step = signInStep(asked, location)
        if (step.kind === 'ask') open({ kind: 'sign-in', returnTo: step.returnTo })
        else if (step.kind === 'go') void navigate.current(step.to, { replace: step.replace })
      }),
    [events, open],
  )
}
