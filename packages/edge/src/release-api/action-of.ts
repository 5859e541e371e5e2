import type { Registry, ReleaseAction, ReleaseChange } from '@plaza/contract/release'

/** The action of a change, for `mayAct` and the audit trail. */
export function actionOf(change: ReleaseChange, registry: Registry | undefined): ReleaseAction {
  const { kind, remote } = change
  const overrodeFloor =
    change.kind === 'rollback' && change.overrideFloor ? floorOf(registry, remote) : undefined
  return {
    kind,
    remote,
    ...('merchant' in change && change.merchant !== undefined && { merchant: change.merchant }),
    ...('release' in change && { release: change.release }),
    ...('basisPoints' in change && { basisPoints: change.basisPoints }),
    ...(overrodeFloor !== undefined && { overrodeFloor }),
    ...('unproven' in change && change.unproven && { isUnproven: true }),
  }
}

const floorOf = (registry: Registry | undefined, remote: string): string | undefined =>
  registry && Object.hasOwn(registry.channels, remote) ? registry.channels[remote]?.floor : undefined
