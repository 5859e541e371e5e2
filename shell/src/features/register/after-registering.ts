import { homePath } from '../../kernel/routes/paths'
import { shellRouteAt } from '../../kernel/routes/route-table'
import { returnTarget } from '../../kernel/session/return-to'

/** Where registering leads: home, or where the person was going; never back to a form for visitors. */
export function afterRegistering(returnTo: string | null): string {
  const target = returnTarget(returnTo)
  return shellRouteAt(target.split(/[?#]/, 1)[0] ?? '')?.id === 'register' ? homePath : target
}
