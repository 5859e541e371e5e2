import type { ShownFigures } from '@plaza/contract/play'
import { Amount } from '@plaza/ui/amount'
import { Section } from '@plaza/ui/page'
import { useProfitAndLossText } from '../../locales/profit-and-loss/texts'
import { isCategory } from '../../parts/is-category'
import css from './ProfitAndLoss.module.css'

export interface CategoryTableProps {
  categories: readonly (ShownFigures & { category: string })[]
  currency: string
}

const columns = ['stake', 'valid', 'prize', 'rebate'] as const

/** Bets, prizes and rebates of each kind of game; the table scrolls by itself where the page is narrow. */
export function CategoryTable({ categories, currency }: CategoryTableProps) {
  const t = useProfitAndLossText()
  const title = t('profitAndLoss.byCategory')
  const nameOf = (category: string) =>
    isCategory(category) ? t(`profitAndLoss.categories.${category}`) : category
  return (
    <Section title={title}>
      <div role="group" tabIndex={0} aria-label={title} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('profitAndLoss.category')}</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {t(`profitAndLoss.${name}`)}
                </th>
              ))}
              <th scope="col">{t('profitAndLoss.net')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map((row) => (
              <tr key={row.category}>
                <th scope="row">{nameOf(row.category)}</th>
                {columns.map((name) => (
                  <td key={name}>
                    <Amount minor={row[`${name}Minor`]} currency={currency} size="small" />
                  </td>
                ))}
                <td>
                  <Amount minor={row.netMinor} currency={currency} kind="change" size="small" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
