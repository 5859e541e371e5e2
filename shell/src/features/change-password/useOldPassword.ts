import { useEffect, useState } from 'react'
import { firstPasswordOf } from '../../kernel/session/first-login-password'
import { recallLogin } from '../../kernel/session/remembered-login'

/** Where the old password comes from. */
export type OldPassword = { kind: 'looking' } | { kind: 'known'; password: string } | { kind: 'asked' }

/**
 * The old password of an account: the remembered one, else the one of its first login held in memory, else asked for
 * (CHANGE-1). `ask` where the known one has turned out to be wrong: its field appears.
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
