import type { CallError } from '@plaza/client'
import type { FieldRule } from '@plaza/contract/identity'
import { useReach, useRemote } from '@plaza/federation'
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

/** Where the withdrawal password is changed and recovered. */
const passwordPath = '/m/paymentPassword'

/**
 * Confirms a money movement with the withdrawal password, which is requested each time and never stored. A member
 * who has forgotten it is led to the page that recovers it, if this site has that page.
 */
export function WithdrawalPasswordPrompt({ failure, ...props }: WithdrawalPasswordPromptProps) {
  const t = useMoneyText()
  const text = useFailureText()
  const { navigate } = useRemote()
  const canRecover = useReach()(passwordPath) === 'open'
  return (
    <PasswordOnDemand
      {...props}
      label={t('password.label')}
      error={failure ? text(failure) : null}
      {...(canRecover && {
        forgot: {
          label: t('password.forgot'),
          onPress: () => {
            props.onCancel()
            navigate(`${passwordPath}?recover=1`)
          },
        },
      })}
    />
  )
}
