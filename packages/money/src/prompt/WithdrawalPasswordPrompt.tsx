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
  /** What the password confirms. */
  text: ReactNode
  /** Why the last password was not accepted. */
  failure?: CallError
  confirm: string
  /** The format of a withdrawal password at this merchant. */
  rule: FieldRule
  onAnswer: (password: string) => void
  onCancel: () => void
}

/** Confirms a money movement with the withdrawal password, which is requested each time and never stored. */
export function WithdrawalPasswordPrompt({ failure, ...props }: WithdrawalPasswordPromptProps) {
  const t = useMoneyText()
  const text = useFailureText()
  return <PasswordOnDemand {...props} label={t('password.label')} error={failure ? text(failure) : null} />
}
