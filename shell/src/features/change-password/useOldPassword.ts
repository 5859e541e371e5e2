import { useEffect, useState } from 'react'
import { firstPasswordOf } from '../../kernel/session/first-login-password'
import { recallLogin } from '../../kernel/session/remembered-login'

/** Where the old password comes from: the person, or memory. */
export type OldPassword = { kind: 'looking' } | { kind: 'known'; password: string } | { kind: 'asked' }

/**
 * The old password of an account: the remembered one, else the one from its first sign-in held in memory, else a field
 * asks for it (CHANGE-1). `ask` shows that field when the known password turns out to be wrong.
 */
export function useOldPassword(account: string): { old: OldPassword; ask: () => void } {
  const [old, setOld] = useState<OldPassword>({ kind: 'looking' })
  useEffect(() => {
    let isCurrent = true
    void recallLogin('username').then((login) => {
      if (!isCurrent) return
      const isOfAccount = login?.username.toLowerCase() === account.toLowerCase()
      const password = (isOfAccount ? login?.password : undefined) ?? firstPasswordOf(account)
      setOld(password ? { kind: 'known', password } : { kind: 'asked' })
    })
    return () => {
      isCurrent = false
    }
  }, [account])
  return { old, ask: () => setOld({ kind: 'asked' }) }
}
