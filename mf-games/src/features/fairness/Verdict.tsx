import { Pill } from '@plaza/ui/pill'
import { useErrorText } from '@plaza/i18n'
import type { RoundCheck } from '../../fair/check-round'
import { Outcome } from './Outcome'
import { useFairText } from './useFairText'
import styles from './Fairness.module.css'

/** The result of verifying a round. */
export function Verdict({ check }: { check: RoundCheck | undefined }) {
  const { t } = useFairText()
  const errorText = useErrorText()
  if (!check) return <p role="status">{t('fairness.computing')}</p>
  if (check.state === 'impossible') return <p role="alert">{errorText('context.insecure')}</p>
  if (check.state === 'sealed')
    return (
      <div role="status" className={styles.verdict}>
        <Pill tone="info" icon="lock">
          {t('fairness.sealed')}
        </Pill>
        <p className={styles.help}>{t('fairness.sealedText')}</p>
      </div>
    )
  const isMatch = check.state === 'match'
  return (
    <div role="status" className={styles.verdict} data-verdict={check.state}>
      <Pill tone={isMatch ? 'success' : 'danger'}>{t(isMatch ? 'fairness.match' : 'fairness.mismatch')}</Pill>
      <p className={styles.help}>
        {isMatch
          ? t('fairness.matchText')
          : t(check.isHashRight ? 'fairness.mismatchText' : 'fairness.wrongSeedText')}
      </p>
      {check.outcome && <Outcome outcome={check.outcome} />}
    </div>
  )
}
