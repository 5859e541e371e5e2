import type { rebateCall } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Section } from '@plaza/ui/page'
import { useRebateText } from '../../locales/rebate/texts'
import { isCategory } from '../../parts/is-category'
import css from './Rebate.module.css'

/** The rebate by kind of game: its rate, the valid bets that earned it, and those that are counted next; the table scrolls by itself. */
export function KindsOfPlay({ rebate }: { rebate: AnswerOf<typeof rebateCall> }) {
  const t = useRebateText()
  const { percent } = useFormats()
  const { categories, currency, level } = rebate
  const title = t('rebate.kinds')
  const isCorrected = categories.some(({ amountMinor }) => amountMinor < 0)
  return (
    <Section title={title}>
      <div role="group" tabIndex={0} aria-label={title} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('rebate.kind')}</th>
              <th scope="col">{t('rebate.amount')}</th>
              <th scope="col">{t('rebate.valid')}</th>
              <th scope="col">{t('rebate.later')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ category, rate, validMinor, amountMinor, laterMinor }) => (
              <tr key={category}>
                <th scope="row">
                  <span>{isCategory(category) ? t(`rebate.categories.${category}`) : category}</span>
                  <span className={css.muted}>
                    {rate > 0 ? percent(rate) : t('rebate.noRate', { level })}
                  </span>
                </th>
                <td>
                  <Amount minor={amountMinor} currency={currency} size="small" />
                </td>
                <td>
                  <Amount minor={validMinor} currency={currency} size="small" />
                </td>
                <td>
                  <Amount minor={laterMinor} currency={currency} size="small" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isCorrected && <p className={css.muted}>{t('rebate.corrected')}</p>}
    </Section>
  )
}
