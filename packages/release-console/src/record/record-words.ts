import type { RecordEntry, ReleaseActionKind } from '@plaza/contract/release'
import type { IconName } from '@plaza/ui/icon'
import type { Tone } from '@plaza/ui/pill'

/** Catalogue key of an action. */
export const kindKey = (kind: ReleaseActionKind) => `kind.${kind.replace('.', '-') as KindName}` as const

type KindName = ReleaseActionKind extends infer K
  ? K extends `${infer A}.${infer B}`
    ? `${A}-${B}`
    : K
  : never

/** Tone and icon of an outcome. */
export const outcomeLooks: Record<RecordEntry['outcome'], { tone: Tone; icon: IconName }> = {
  done: { tone: 'success', icon: 'check' },
  unchanged: { tone: 'neutral', icon: 'minus' },
  refused: { tone: 'warning', icon: 'x' },
  failed: { tone: 'danger', icon: 'alert' },
}

/** A React key: entries have no id. */
export const entryKey = ({ at, who, action, outcome, revision }: RecordEntry): string =>
  [at, who, outcome, revision, JSON.stringify(action)].join(' ')
