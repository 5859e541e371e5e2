import type { CallError } from '@plaza/client'
import { useErrorText } from '@plaza/i18n'
import { useCashierText } from '../texts'
import { isAnswered } from './is-answered'
import { Notice } from './Notice'

/** Why what was sent did not go through; or that its answer was lost, and what is safe then. */
export function SubmitFailure({ failure }: { failure: CallError }) {
  const t = useCashierText()
  const say = useErrorText()
  return (
    <Notice isAlert tone="danger" title={say(failure.code, failure.value)}>
      {!isAnswered(failure) && <p>{t('failure.unknown')}</p>}
      {failure.requestId && <p>{t('failure.reference', { reference: failure.requestId })}</p>}
    </Notice>
  )
}
