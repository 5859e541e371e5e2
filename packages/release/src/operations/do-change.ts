import type { ReleaseChange } from '@plaza/contract/release'
import type { Author } from '../registry/next-revision'
import type { ReleaseStore } from '../store/release-store'
import { blockRelease, setFloor } from './block'
import { startCanary } from './canary'
import type { Changed } from './change-registry'
import { pin, unpin } from './pin'
import { promote } from './promote'
import { repair } from './repair'
import { rollback } from './rollback'
import { switchRemote } from './switch-remote'

/**
 * Makes one change of the registry for the command, the HTTP API and the console.
 * @throws ReleaseError as the operation behind it does; the registry is then unchanged.
 */
export function doChange(store: ReleaseStore, change: ReleaseChange, author: Author): Promise<Changed> {
  switch (change.kind) {
    case 'promote':
      return promote(store, change, author)
    case 'canary':
      return startCanary(store, canaryOf(change), author)
    case 'pin':
      return pin(store, change, author)
    case 'unpin':
      return unpin(store, change, author)
    case 'rollback':
      return rollback(store, change, author)
    case 'enable':
    case 'disable':
      return switchRemote(store, switchOf(change, author), author)
    case 'block':
    case 'unblock':
      return blockRelease(store, { ...change, isBlocked: change.kind === 'block' }, author)
    case 'floor':
      return setFloor(store, change, author)
    case 'repair':
      return repair(store, change.remote, author)
  }
}

/** The given terms of a canary; omitted ones stay unchanged. */
function canaryOf({
  kind: _kind,
  guard,
  sample,
  addresses,
  bounds,
  ...rest
}: Extract<ReleaseChange, { kind: 'canary' }>) {
  return {
    ...rest,
    ...(guard !== undefined && { guard }),
    ...(sample !== undefined && { sample }),
    ...(addresses !== undefined && { addresses }),
    ...(bounds && { bounds }),
  }
}

const switchOf = (
  { kind, remote, merchant }: Extract<ReleaseChange, { kind: 'enable' | 'disable' }>,
  { why }: Author,
) => ({ remote, merchant, enabled: kind === 'enable', reason: why })
