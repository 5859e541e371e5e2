import { useStoreValue } from '@plaza/events'
import { mustChangePassword } from '../../kernel/session/password-change'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'

/** What stays open while the password has to be changed: the change itself, and what a person may have to look up. */
const openMeanwhile: ReadonlySet<string> = new Set([
  'changePsw',
  'help',
  'helpDetail',
  'service',
  'useragreement',
])

/** Whether a page leads to the forced password change instead (CHANGE-4). */
export function usePasswordGate(page: Page): boolean {
  const { session } = useStoreValue(useShell().events.session)
  return mustChangePassword(session) && !openMeanwhile.has(page.id)
}
