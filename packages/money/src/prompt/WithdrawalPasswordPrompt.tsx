import type { CallError } from '@plaza/client'
import type { FieldRule } from '@plaza/contract/identity'
import type { ReactNode } from 'react'
import { useFailureText } from '../submit/useFailureText'
import { useMoneyText } from '../texts'
import { PasswordOnDemand } from './PasswordOnDemand'

export interface WithdrawalPasswordPromptProps {
  isOpen: boolean
  isBusy: boolean
  title: string
  /** What is confirmed by it. */
  text: ReactNode
  /** Why the last password would not do. */
  failure?: CallError
  confirm: string
  /** How a withdrawal password looks at this merchant. */
  rule: FieldRule
  onAnswer: (password: string) => void
  onCancel: () => void
}

/** Confirms moving money with the withdrawal password, which is asked for each time and never stored. */
export function WithdrawalPasswordPrompt({ failure, ...props }: WithdrawalPasswordPromptProps) {
  const t = useMoneyText()
  const text = useFailureText()
  return <PasswordOnDemand {...props} label={t('password.label')} error={failure ? text(failure) : null} />
}
