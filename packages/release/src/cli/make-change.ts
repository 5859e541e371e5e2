import type { ReleaseChange } from '@plaza/contract/release'
import type { Command } from 'commander'
import type { Changed } from '../operations/change-registry'
import type { Changing } from './command'
import { authorOf } from './command'
import { describeChange } from './describe'
import { openBackend } from './open-backend'
import { write } from './write'

/** Makes a change at the command's backend, and writes what it did. */
export async function makeChange(change: ReleaseChange, options: Changing, command: Command): Promise<void> {
  const backend = await openBackend(command)
  const changed = await backend.change(change, authorOf(options))
  write(changed, [describeChange(changed, changeWords(change, changed)), ...changed.warnings], options)
}

/** Describes the result of a change. */
function changeWords(change: ReleaseChange, { registry }: Changed): string {
  const { kind, remote } = change
  const channel = registry.channels[remote]
  const termsOf = (merchant: string) => registry.merchants[merchant]?.[remote]
  switch (kind) {
    case 'promote':
      return `${remote} is ${channel?.current ?? change.release}`
    case 'canary':
      return canaryWords(change, channel?.rollout)
    case 'pin':
      return `${change.merchant} is pinned to ${remote} ${termsOf(change.merchant)?.pin ?? change.release}`
    case 'unpin':
      return `${change.merchant} follows the channel of ${remote}`
    case 'rollback':
      return change.merchant === undefined
        ? `${remote} is back at ${channel?.current}`
        : `${remote} is back at ${termsOf(change.merchant)?.pin} for ${change.merchant}`
    case 'enable':
    case 'disable':
      return `${remote} is ${kind}d for ${change.merchant}`
    case 'block':
    case 'unblock':
      return `${remote} ${registry.action?.release ?? change.release} is ${kind}ed`
    case 'repair':
      return `${remote} follows the rules of this version`
    case 'floor':
      return channel?.floor === undefined
        ? `${remote} has no floor`
        : `nothing of ${remote} is older than ${channel.floor}`
  }
}

function canaryWords(
  { remote, release, basisPoints }: Extract<ReleaseChange, { kind: 'canary' }>,
  rollout: Changed['registry']['channels'][string]['rollout'],
): string {
  const bound =
    rollout?.guard === undefined ? '' : `, rolled back automatically above ${rollout.guard * 100} % failures`
  return `${remote} ${rollout?.release ?? release} goes to ${basisPoints / 100} % of the visitors${bound}`
}
