import type { ChaseIssueState, ChaseState } from '@plaza/contract/lottery'
import { Pill } from '@plaza/ui/pill'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { chaseTones, issueTones } from './chase-view'

/** How a plan stands, in a word with an icon. */
export function ChaseStatePill({ state }: { state: ChaseState }) {
  const t = useChaseText()
  return <Pill tone={chaseTones[state]}>{t(`chase.states.${state}`)}</Pill>
}

/** How one issue of a plan stands, in a word with an icon. */
export function ChaseIssueStatePill({ state }: { state: ChaseIssueState }) {
  const t = useChaseText()
  return <Pill tone={issueTones[state]}>{t(`chase.issueStates.${state}`)}</Pill>
}
