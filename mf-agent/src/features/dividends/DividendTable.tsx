import type { Dividend, DividendSide, DividendState } from '@plaza/contract/agency'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Pill, type Tone } from '@plaza/ui/pill'
import { useDividendsText } from '../../locales/dividends/texts'
import { amountColumns, isOpen, keyOf } from './dividend-columns'
import css from './Dividends.module.css'

const tones: Record<DividendState, Tone> = {
  calculating: 'info',
  'to-pay': 'warning',
  unpaid: 'danger',
  paid: 'success',
  none: 'neutral',
}

export interface DividendTableProps {
  side: DividendSide
  rows: readonly Dividend[]
  currency: string
  /** Amounts are hidden while balances are. */
  isMasked: boolean
  /** Absent where nothing can be paid now. */
  onPay: ((row: Dividend) => void) | undefined
}

/** The days of a period as its reader writes them. */
export function usePeriodText() {
  const { dateTime } = useFormats()
  // A day is not broken over two lines.
  const at = (day: string) =>
    dateTime(Date.parse(`${day}T00:00:00Z`), { timeZone: 'UTC', style: 'date' }).replaceAll(' ', '\u00a0')
  return ({ firstDay, lastDay }: Pick<Dividend, 'firstDay' | 'lastDay'>) =>
    firstDay === lastDay ? at(firstDay) : `${at(firstDay)} – ${at(lastDay)}`
}

/** Dividends by period with everything that they come from. It scrolls by itself; period and status stay in view. */
export function DividendTable({ side, rows, currency, isMasked, onPay }: DividendTableProps) {
  const t = useDividendsText()
  const { percent, money } = useFormats()
  const periodText = usePeriodText()
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isMasked} />
  )
  return (
    <div role="region" tabIndex={0} aria-label={t('dividends.table')} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('dividends.columns.period')}</th>
            <th scope="col">{t('dividends.columns.amount')}</th>
            {amountColumns.map(({ name }) => (
              <th key={name} scope="col">
                {t(`dividends.columns.${name}`)}
              </th>
            ))}
            <th scope="col">{t('dividends.columns.active')}</th>
            <th scope="col">{t('dividends.columns.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <span className={css.first}>
                  {side === 'owed' && <bdi translate="no">{row.member}</bdi>}
                  <span>{periodText(row)}</span>
                  <Pill tone={tones[row.state]}>{t(`dividends.states.${row.state}`)}</Pill>
                </span>
              </th>
              <td>
                <span className={css.due}>
                  {amount(row.amountMinor)}
                  {onPay && isOpen(row) && (
                    <Button
                      size="small"
                      aria-label={
                        isMasked
                          ? t('dividends.payOfMasked', { member: row.member })
                          : t('dividends.payOf', {
                              amount: money(row.amountMinor, currency),
                              member: row.member,
                            })
                      }
                      onClick={() => onPay(row)}
                    >
                      {t('dividends.pay')}
                    </Button>
                  )}
                </span>
              </td>
              {amountColumns.map(({ name, valueOf }) => (
                <td translate="no" key={name}>
                  {amount(valueOf(row))}
                </td>
              ))}
              <td>{row.activeUsers}</td>
              <td translate="no">{percent(row.rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
