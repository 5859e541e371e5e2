import type { CallError } from '@plaza/client'
import { useCashierText } from '../texts'
import { isAnswered, isUnproven } from './is-answered'
import { Notice } from './Notice'
import { useFailureText } from './useFailureText'

/** Why what was sent did not go through; or that its answer was lost, and what is safe then. */
export function SubmitFailure({ failure }: { failure: CallError }) {
  const t = useCashierText()
  const text = useFailureText()
  return (
    <Notice isAlert tone="danger" title={text(failure)}>
      {!isAnswered(failure) && !isUnproven(failure) && <p>{t('failure.unknown')}</p>}
      {failure.requestId && <p>{t('failure.reference', { reference: failure.requestId })}</p>}
    </Notice>
  )
}
