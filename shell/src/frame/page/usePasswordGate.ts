import { useStoreValue } from '@plaza/events'
import { mustChangePassword } from '../../kernel/session/password-change'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

/** Pages that stay open while the password must be changed: the change itself, and pages with help. */
const openMeanwhile: ReadonlySet<string> = new Set([
  'changePsw',
  'help',
  'helpDetail',
  'service',
  'useragreement',
])

/** Whether a page redirects to the forced password change (CHANGE-4). */
export function usePasswordGate(page: Page): boolean {
  const { session } = useStoreValue(useShell().events.session)
  return mustChangePassword(session) && !openMeanwhile.has(page.id)
}
