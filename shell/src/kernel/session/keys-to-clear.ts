import type { BootPlan, StorageClears } from '@plaza/contract/federation'
import { platformClears } from '@plaza/contract/page'

/** Keys that log-out clears in a storage area: the platform's own, and those that remotes declare, by the plan. */
export const keysToClear = ({ clears }: BootPlan, area: keyof StorageClears): string[] => [
  ...platformClears[area],
  ...(clears?.[area] ?? []),
]
