import { memberTypes, type SessionInfo } from '@plaza/contract/identity'
import { returnTarget } from '../../kernel/session/return-to'

const changePasswordPath = '/m/changePsw'

/**
 * Where the sign-in page sends who is signed in: to the forced password change at the first login, else to where they
 * were going. A trial account stays: it signs in with an account of its own (LOGIN-9).
 */
export function afterLogin(session: SessionInfo | null, returnTo: string | null): string | undefined {
  if (!session || session.type === memberTypes.trial) return undefined
  return session.firstTimeLogin ? changePasswordPath : returnTarget(returnTo)
}
