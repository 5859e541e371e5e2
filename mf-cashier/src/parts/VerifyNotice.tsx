import { useErrorText } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { VerifyLink } from './VerifyLink'

/** A refusal because of the level of verification, with the way to a higher one (KYC-2). */
export const VerifyNotice = () => (
  <Notice isAlert title={useErrorText()('kyc.required')} action={<VerifyLink />} />
)
