import type { Switch } from '../registry/merchant-edits'
import { withSwitch } from '../registry/merchant-edits'
import type { Author } from '../registry/next-revision'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry, plainly } from './change-registry'

/** Enables or disables a remote for one merchant. @throws ReleaseError when one of the two is unknown. */
export function switchRemote(store: ReleaseStore, change: Switch, author: Author): Promise<Changed> {
  const { remote, merchant, enabled } = change
  const action = { kind: enabled ? 'enable' : 'disable', remote, merchant } as const
  return changeRegistry(store, author, action, (draft) => plainly(withSwitch(draft, change)))
}
