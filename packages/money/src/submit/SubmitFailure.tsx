import { Notice } from '../parts/Notice'
import { useMoneyText } from '../texts'
import { useFailureText } from './useFailureText'
import type { MoneySubmit } from './useMoneySubmit'

/** Why a request failed, or that its answer was lost and what is safe to do. Renders nothing without a failure. */
export function SubmitFailure({
  of: { failure, isUncertain },
}: {
  of: Pick<MoneySubmit, 'failure' | 'isUncertain'>
}) {
  const t = useMoneyText()
  const text = useFailureText({ isReferenceShown: true })
  if (!failure) return null
  return (
    <Notice isAlert tone="danger" title={text(failure)}>
      {isUncertain && <p>{t('failure.unknown')}</p>}
      {failure.requestId && <p>{t('failure.reference', { reference: failure.requestId })}</p>}
    </Notice>
  )
}
