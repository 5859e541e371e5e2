import type { ReleaseAction, ReleaseScope } from '@plaza/contract/release'
import { mayAct } from '../access/may-act'
import type { Author } from '../registry/next-revision'
import type { ReleaseStore } from '../store/release-store'
import { refusalError } from './change-registry'
import { recordingRefusals } from './keep-record'

/**
 * Allows an action that a token's scope covers; any other is recorded as refused.
 * @throws ReleaseError `token.denied`.
 */
export function permit(
  store: ReleaseStore,
  scope: ReleaseScope,
  author: Author,
  action: ReleaseAction,
): Promise<void> {
  return recordingRefusals(store, author, action, async () => {
    const may = mayAct(scope, action)
    if (!may.ok) throw refusalError(may.refusal)
  })
}
