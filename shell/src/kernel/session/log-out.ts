import { logoutCall } from '@plaza/contract/identity'
import { CallError } from '@plaza/client/transport'
import type { Shell } from '../page/shell'
import { clearBrowser } from './clear-browser'

/**
 * Signs out (SESSION-2): the call, then everything that log-out clears, then a hard load of home. The person has
 * confirmed. A session that has already ended counts as success.
 *
 * @throws CallError when the gateway could not be reached: the person is still signed in then
 */
export async function logOut(
  { events, transport, plan }: Pick<Shell, 'events' | 'transport' | 'plan'>,
  load: (path: string) => void,
): Promise<void> {
  const token = events.session.getState().session?.token
  try {
    await transport.send(logoutCall, { query: token ? { token } : {} })
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
  }
  events.setSession(null, 'logout')
  await clearBrowser(plan.getState())
  load('/m/home')
}
