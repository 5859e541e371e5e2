import type { ReleaseAction, ReleaseChange, ReleaseScope } from '@plaza/contract/release'
import { mayAct } from '@plaza/release/may-act'

/** A change as the action that the rights are about. */
export function actionOf(change: ReleaseChange): ReleaseAction {
  const { kind, remote } = change
  return {
    kind,
    remote,
    ...('merchant' in change && change.merchant !== undefined && { merchant: change.merchant }),
    ...('release' in change && { release: change.release }),
    ...(change.kind === 'rollback' && change.overrideFloor && { overrodeFloor: change.to ?? 'floor' }),
  }
}

/** Whether a token covers a change, by the same rule as the server, which decides. */
export const mayChange = (scope: ReleaseScope, change: ReleaseChange): boolean =>
  mayAct(scope, actionOf(change)).ok
