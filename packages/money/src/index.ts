// Access to a money screen, and its header
export { MemberGate } from './parts/MemberGate'
export { BalanceLine } from './parts/BalanceLine'
export { Notice, type NoticeProps } from './parts/Notice'
// Amount, confirmation and sending
export { useMoneyForm, type MoneyForm, type MoneyFormOptions } from './submit/useMoneyForm'
export { useMoneySubmit, type MoneySubmit, type MoneySubmitOptions } from './submit/useMoneySubmit'
export { amountProblem, type AmountLimits, type AmountProblem } from './submit/amount-problem'
export { useAmountTexts, type AmountTexts } from './submit/useAmountTexts'
// The result
export { LostAnswer, type LostAnswerProps } from './submit/LostAnswer'
export { SubmitFailure } from './submit/SubmitFailure'
export { useFailureText } from './submit/useFailureText'
// Prompts, whose code loads on first use
export { ConfirmOnDemand } from './prompt/ConfirmOnDemand'
export {
  WithdrawalPasswordPrompt,
  type WithdrawalPasswordPromptProps,
} from './prompt/WithdrawalPasswordPrompt'
export { SetWithdrawalPassword } from './prompt/SetWithdrawalPassword'
// Keys and money in flight
export { intentsKey } from './intent/intents-key'
export { useIntents } from './intent/useIntents'
export { useUnsent } from './intent/useUnsent'
export { type IntentBody, type Intents } from './intent/intents'
export { useInFlight } from './submit/useInFlight'
