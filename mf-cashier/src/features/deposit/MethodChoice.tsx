import type { OfferedMethod } from '@plaza/contract/money'
import { ChosenMethod } from './ChosenMethod'
import { MethodTiles } from './MethodTiles'
import type { MethodChoiceState } from './useChosenMethod'

export interface MethodChoiceProps {
  methods: readonly OfferedMethod[]
  /** The chosen method, unless it is closed. */
  chosen: OfferedMethod | undefined
  choice: MethodChoiceState
  isInSteps: boolean
}

/** All methods, or in the second step the one that was chosen. */
export const MethodChoice = ({ methods, chosen, choice, isInSteps }: MethodChoiceProps) =>
  isInSteps && chosen ? (
    <ChosenMethod method={chosen} onChange={choice.reset} />
  ) : (
    <MethodTiles methods={methods} value={chosen?.code ?? null} onChange={choice.choose} />
  )
