import type { Channel } from '@plaza/contract/release'

/** Whether the guard ever rolled a release of a channel back, even if somebody has reinstated it. */
export const wasRolledBackByGuard = ({ guardRollbacks }: Channel, release: string): boolean =>
  guardRollbacks?.some((one) => one.release === release) ?? false
