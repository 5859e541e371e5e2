import type { Statement, StatementUnit } from '@plaza/contract/site'
import { Amount } from '@plaza/ui/amount'
import { useStatementText } from '../../locales/statement/texts'
import { usePeriodText } from '../../parts/usePeriodText'
import css from './Statement.module.css'

export interface StatementTableProps {
  statement: Statement
  unit: StatementUnit
}

const amounts = ['deposit', 'withdrawal', 'net'] as const

/** One row a period, the sum of all on top; the table scrolls by itself where the page is narrow. */
export function StatementTable({ statement: { rows, currency }, unit }: StatementTableProps) {
  const t = useStatementText()
  const dayText = usePeriodText()
  const periodText = ({ from, to }: Statement['rows'][number]) =>
    unit === 'day'
      ? dayText(from)
      : unit === 'month'
        ? dayText(from.slice(0, 7))
        : `${dayText(from)} – ${dayText(to)}`
  const timeText = (minutes: number) =>
    minutes < 60
      ? t('statement.minutes', { minutes })
      : t('statement.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const total = rows.reduce(
    (sum, row) => ({
      minutes: sum.minutes + row.minutes,
      depositMinor: sum.depositMinor + row.depositMinor,
      withdrawalMinor: sum.withdrawalMinor + row.withdrawalMinor,
      netMinor: sum.netMinor + row.netMinor,
    }),
    { minutes: 0, depositMinor: 0, withdrawalMinor: 0, netMinor: 0 },
  )
  const cells = (row: typeof total) => (
    <>
      <td>{timeText(row.minutes)}</td>
      {amounts.map((name) => (
        <td key={name}>
          <Amount
            minor={row[`${name}Minor`]}
            currency={currency}
            size="small"
            {...(name === 'net' && { kind: 'change' })}
          />
        </td>
      ))}
    </>
  )
  return (
    <div role="group" tabIndex={0} aria-label={t('statement.title')} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('statement.period')}</th>
            <th scope="col">{t('statement.time')}</th>
            <th scope="col">{t('statement.deposits')}</th>
            <th scope="col">{t('statement.withdrawals')}</th>
            <th scope="col">{t('statement.net')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={css.total}>
            <th scope="row">{t('statement.total')}</th>
            {cells(total)}
          </tr>
          {rows.map((row) => (
            <tr key={row.from}>
              <th scope="row">{periodText(row)}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
