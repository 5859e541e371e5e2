import { useErrorText } from '@plaza/i18n'
import { Notice, SubmitFailure } from '@plaza/money'
import { useSlipText } from '../../locales/lottery-slip/texts'
import type { Placing } from './usePlacing'

export interface FailedElsewhereProps {
  of: Pick<Placing<never>, 'failure' | 'failed' | 'isUncertain'>
  nameOf: (code: string) => string
}

/**
 * A bet or plan whose answer was lost, and which was refused when it was sent again from the table of another lottery. What
 * can be done about it is offered at its own table, where its slip waits.
 */
export function FailedElsewhere({ of, nameOf }: FailedElsewhereProps) {
  const t = useSlipText()
  const errorText = useErrorText()
  const { failure, failed, isUncertain } = of
  if (!failure || !failed) return null
  if (isUncertain) return <SubmitFailure of={of} />
  return (
    <Notice
      isAlert
      tone="warning"
      title={t('slip.elsewhere', { lottery: nameOf(failed.lottery), no: failed.issue })}
    >
      <p>{errorText(failure.code, failure.value, failure)}</p>
      <p>{t('slip.stays')}</p>
    </Notice>
  )
}
