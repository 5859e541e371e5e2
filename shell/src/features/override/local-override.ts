import type { BootPlan, OverrideAnswer, PlannedRemote, StorageContribution } from '@plaza/contract/federation'
import type { Shell } from '../../kernel/page/shell'

/** Why a build is not used: because of its address, its answer, or the rules of the boot plan. */
export type OverrideProblem =
  | Extract<OverrideAnswer, { fits: false }>['problem']
  | 'malformed'
  | 'not-loopback'
  | 'unreachable'
  | 'unchecked'
  | 'no-refresh'

/** One remote override that was requested for this tab. */
export interface OverrideEntry {
  /** Name of the remote; for an invalid override, its text. */
  remote: string
  /** Address of the build's folder; empty for an invalid override. */
  base: string
  /** The build in this tab's plan; absent when the store's release is used. */
  planned?: PlannedRemote
  /** Keys that the build writes in this browser. */
  storage?: readonly StorageContribution[]
  isWatched?: boolean
  problem?: OverrideProblem
  /** Further details for the developer, not translated. */
  detail?: string
}

declare global {
  /** Whether this tab has overrides; the inline boot script sets it, on development hosts only. */
  var plazaOverridden: boolean | undefined
}

/** The overrides of a tab in force. */
export interface LocalOverride {
  entries: readonly OverrideEntry[]
  /** Applies the overrides to a plan; every plan that reaches this tab passes through it. */
  adjust: (plan: BootPlan) => BootPlan
  /** Shows the badge beside a page that has started. */
  show: (shell: Shell) => Promise<void>
}
