import type { Author } from '../registry/next-revision'
import type { Switch } from '../registry/registry-edits'
import { withSwitch } from '../registry/registry-edits'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'

/** Enables or disables a remote for one merchant. @throws ReleaseError when one of the two is unknown. */
export const switchRemote = (store: ReleaseStore, change: Switch, author: Author): Promise<Changed> =>
  changeRegistry(store, author, (draft) => withSwitch(draft, change))
