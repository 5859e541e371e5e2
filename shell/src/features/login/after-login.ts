import { memberTypes, type SessionInfo } from '@plaza/contract/identity'
import { returnTarget } from '../../kernel/session/return-to'

const changePasswordPath = '/m/changePsw'

/**
 * Where the sign-in page sends a signed-in person: to the forced password change at the first login, otherwise to the
 * intended page. A trial account stays, because it may sign in with a real account (LOGIN-9).
 */
export function afterLogin(session: SessionInfo | null, returnTo: string | null): string | undefined {
  if (!session || session.type === memberTypes.trial) return undefined
  return session.firstTimeLogin ? changePasswordPath : returnTarget(returnTo)
}
