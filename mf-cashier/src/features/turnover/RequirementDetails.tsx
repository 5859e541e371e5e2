import type { Requirement } from '@plaza/contract/money'
import { gameTypes } from '@plaza/contract/play'
import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { Fold } from '@plaza/ui/fold'
import { useTurnoverText } from '../../locales/turnover/texts'
import styles from './Turnover.module.css'

/** A category that has no share of its own counts whole. */
const wholePercent = 100

/** What of each category of games counts, what was staked in it so far, and the number to copy. */
export function RequirementDetails({
  requirement,
  currency,
}: {
  requirement: Requirement
  currency: string
}) {
  const t = useTurnoverText()
  const { money } = useFormats()
  const { shares, contributions, reference } = requirement
  return (
    <Fold isRow title={t('turnover.shares')}>
      <ul className={styles.shares} role="list">
        {gameTypes.map((type) => {
          const part = contributions.find((one) => one.type === type)
          return (
            <li key={type}>
              <span className={styles.share}>
                <span>{t(`turnover.types.${type}`)}</span>
                <span>{t('turnover.share', { percent: shares[type] ?? wholePercent })}</span>
              </span>
              {part && (
                <span className={styles.note}>
                  {t('turnover.contributed', {
                    counted: money(part.countedMinor, currency),
                    staked: money(part.stakedMinor, currency),
                  })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <CopyField label={t('turnover.reference')} value={reference} />
    </Fold>
  )
}
