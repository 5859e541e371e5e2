import { kycRejectReasons, type Kyc } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useKycText } from '../../locales/kyc/texts'
import { Note } from '../../parts/Note'

/** What became of the documents that were sent last; nothing where there is nothing to say of them. */
export function KycStatus({ kyc: { level, submission } }: { kyc: Kyc }) {
  const t = useKycText()
  const { relative } = useFormats()
  const { serverNow } = useRemote()
  if (submission?.state === 'under-review')
    return (
      <Note title={t('kyc.review')}>
        {t('kyc.reviewText', { time: relative(submission.sentAt, serverNow()) })}
      </Note>
    )
  if (submission?.state === 'rejected') {
    const reason = kycRejectReasons.find((one) => one === submission.reason) ?? 'other'
    return (
      <Note
        tone="warning"
        title={t('kyc.rejected')}
      >{`${t(`kyc.reasons.${reason}`)} ${t('kyc.again')}`}</Note>
    )
  }
  return level === 'full' ? <Note title={t('kyc.done')}>{t('kyc.doneText')}</Note> : null
}
