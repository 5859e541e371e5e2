import type { BootPlan, OverrideAnswer, PlannedRemote, StorageContribution } from '@plaza/contract/federation'
import type { Shell } from '../../kernel/page/shell'

/** Why a build is not used: its address, its answer, or the rules of the boot plan. */
export type OverrideProblem =
  | Extract<OverrideAnswer, { fits: false }>['problem']
  | 'malformed'
  | 'not-loopback'
  | 'unreachable'
  | 'unchecked'
  | 'no-refresh'

/** One remote that this tab was asked to take from somewhere else. */
export interface OverrideEntry {
  /** Name of the remote; of what could not be understood, the text itself. */
  remote: string
  /** Address of the build's folder; empty for an invalid override. */
  base: string
  /** The build in this tab's plan; absent when the store's release is used. */
  planned?: PlannedRemote
  /** Keys that the build writes in this browser. */
  storage?: readonly StorageContribution[]
  isWatched?: boolean
  problem?: OverrideProblem
  /** What a developer needs to know besides, not translated. */
  detail?: string
}

declare global {
  /** Whether this tab asks for overrides; the document's first script says so, on hosts of developers alone. */
  var plazaOverridden: boolean | undefined
}

/** The overrides of a tab in force. */
export interface LocalOverride {
  entries: readonly OverrideEntry[]
  /** A plan with the overridden remotes in it; every plan that reaches this tab goes through it. */
  adjust: (plan: BootPlan) => BootPlan
  /** Shows the badge beside a page that has started. */
  show: (shell: Shell) => Promise<void>
}
