import type { TeamSums } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Icon } from '@plaza/ui/icon'
import { columns, signed } from './report-columns'
import css from './Report.module.css'

export interface ReportRowProps {
  name: string
  sums: TeamSums
  currency: string
  isTotal?: boolean
  onPress?: (() => void) | undefined
}

/** One line of the report: its name, which leads further, and its figures. */
export function ReportRow({ name, sums, currency, isTotal = false, onPress }: ReportRowProps) {
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  return (
    <tr className={isTotal ? css.total : undefined}>
      <th scope="row">
        {onPress ? (
          <button type="button" className={css.name} onClick={onPress}>
            <bdi translate="no">{name}</bdi>
            <Icon name="chevron-right" size={16} />
          </button>
        ) : (
          <span className={css.name}>
            <bdi translate="no">{name}</bdi>
          </span>
        )}
      </th>
      {columns.map((column) => (
        <td key={column}>
          <Amount
            minor={sums[column]}
            currency={currency}
            size="small"
            isMasked={isHidden}
            kind={signed.has(column) ? 'change' : 'plain'}
          />
        </td>
      ))}
    </tr>
  )
}
