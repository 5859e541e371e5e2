import { Amount } from '@plaza/ui/amount'
import { useRecordsText } from './texts'
import css from './Records.module.css'

export interface RecordBalancesProps {
  /** Minor units; opening + net = closing. */
  openingMinor: number
  netMinor: number
  closingMinor: number
  currency: string
}

/** The balance before a range of days, what changed in it, and the balance after it. */
export function RecordBalances({ openingMinor, netMinor, closingMinor, currency }: RecordBalancesProps) {
  const t = useRecordsText()
  return (
    <dl className={css.equation}>
      <div>
        <dt className={css.label}>{t('opening')}</dt>
        <dd>
          <Amount minor={openingMinor} currency={currency} size="small" />
        </dd>
      </div>
      <div>
        <dt className={css.label}>{t('net')}</dt>
        <dd>
          <Amount minor={netMinor} currency={currency} kind="change" size="small" />
        </dd>
      </div>
      <div>
        <dt className={css.label}>{t('closing')}</dt>
        <dd>
          <Amount minor={closingMinor} currency={currency} size="small" />
        </dd>
      </div>
    </dl>
  )
}
