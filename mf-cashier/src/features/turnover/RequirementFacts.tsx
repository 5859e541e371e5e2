import type { Requirement } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Fact, Facts } from '@plaza/ui/facts'
import { useTurnoverText } from '../../locales/turnover/texts'
import styles from './Turnover.module.css'

/** With how much a requirement came and since when; of a bonus the highest stake and when it goes back. */
export function RequirementFacts({ requirement, currency }: { requirement: Requirement; currency: string }) {
  const t = useTurnoverText()
  const { timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const { amountMinor, highestStakeMinor, expiresAt, createdAt } = requirement
  const facts = [
    { label: t('turnover.amount'), value: money(amountMinor, currency) },
    { label: t('turnover.made'), value: dateTime(createdAt, { timeZone }) },
    highestStakeMinor !== null && { label: t('turnover.highest'), value: money(highestStakeMinor, currency) },
    expiresAt !== undefined && { label: t('turnover.expires'), value: dateTime(expiresAt, { timeZone }) },
  ].filter((fact) => fact !== false)
  return (
    <div className={styles.facts}>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
