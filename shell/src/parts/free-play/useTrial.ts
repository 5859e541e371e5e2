import { CallError } from '@plaza/client/transport'
import { freePlayCall, trialUserCall } from '@plaza/contract/identity'
import { useNavigate } from '@plaza/facade/router'
import { useEffect, useRef, useState } from 'react'
import { homePath } from '../../kernel/routes/paths'
import { useShell } from '../../kernel/page/context'
import { useBusyToast } from '../../kernel/toast/useBusyToast'
import { useSignInText } from '../../kernel/language/texts'
import { newIntent } from './new-intent'

/** Where the trial's name is stored (TRIAL-1). */
const nameKey = 'trialName'

/**
 * Free play (TRIAL-1): creates a trial account, then signs in with the trial merchant; with a non-zero result it plays
 * from home, or goes to `next` (TRIAL-1). A second press while it is in progress does nothing; repeated after a lost answer, it creates no
 * second account.
 */
export function useTrial(onFailure: (code: string) => void, next = homePath) {
  const { events, transport } = useShell()
  const t = useSignInText()
  const navigate = useNavigate()
  const busy = useBusyToast('trial', t('login.slow'))
  const [isPending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const isHere = useRef(true)
  const intent = useRef<string>(undefined)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const play = async () => {
    intent.current ??= newIntent()
    const trial = await transport.send(trialUserCall, { query: { intent: intent.current } })
    // Its token works once, so a failure from here on starts over.
    intent.current = undefined
    sessionStorage.setItem(nameKey, trial.trialName)
    const { result, token, userName, customerType, merchantCode } = await transport.send(freePlayCall, {
      body: { userName: trial.userName, token: trial.token },
    })
    if (result === 0) throw new CallError('trial.refused', '')
    return { token, merchantCode, userName, type: customerType }
  }
  const run = async () => {
    let code: string | undefined
    try {
      events.setSession(await play(), 'trial')
    } catch (error) {
      sessionStorage.removeItem(nameKey)
      if (!(error instanceof CallError)) reportError(error)
      code = error instanceof CallError ? error.code : 'unknown'
    }
    isUnderWay.current = false
    busy.end()
    if (!isHere.current) return
    setPending(false)
    if (code === undefined) void navigate(next, { replace: true })
    else onFailure(code)
  }
  return {
    isPending,
    start: () => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setPending(true)
      busy.begin()
      void run()
    },
  }
}
