import { SubmitFailure, type MoneySubmit } from '@plaza/money'
import { VerifyNotice } from '../../parts/VerifyNotice'

/** Why a withdrawal was refused; where its amount needs a higher level of verification, with the way there (KYC-2). */
export const WithdrawFailure = ({ of }: { of: Pick<MoneySubmit, 'failure' | 'isUncertain'> }) =>
  of.failure?.code === 'kyc.required' ? <VerifyNotice /> : <SubmitFailure of={of} />
