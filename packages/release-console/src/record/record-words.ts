import type { RecordEntry, ReleaseActionKind } from '@plaza/contract'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

/** Key of the words for what was done. */
export const kindKey = (kind: ReleaseActionKind) => `kind.${kind.replace('.', '-') as KindName}` as const

type KindName = ReleaseActionKind extends infer K
  ? K extends `${infer A}.${infer B}`
    ? `${A}-${B}`
    : K
  : never

/** Tone and icon of how it went. */
export const outcomeLooks: Record<RecordEntry['outcome'], { tone: Tone; icon: IconName }> = {
  done: { tone: 'success', icon: 'check' },
  unchanged: { tone: 'neutral', icon: 'minus' },
  refused: { tone: 'warning', icon: 'x' },
  failed: { tone: 'danger', icon: 'alert' },
}

/** A key for a list: entries have none of their own. */
export const entryKey = ({ at, who, action, outcome, revision }: RecordEntry): string =>
  [at, who, outcome, revision, JSON.stringify(action)].join(' ')
