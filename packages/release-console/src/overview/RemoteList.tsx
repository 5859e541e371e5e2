import { cx } from '../shared/cx'
import { useConsoleText } from '../texts'
import { cellKey } from '../state/overview-state'
import { changedClass } from './changed-class'
import { MerchantSwitch } from './MerchantSwitch'
import type { RemoteRowsProps } from './RemoteTable'
import { RowGets, RowHealth, RowName } from './RowParts'
import css from './RemoteList.module.css'

/** A remote's merchants one below the other, for a phone: the same things as in the table. */
export function RemoteList({ group: { remote, rows }, changed, revision, now, labelledBy }: RemoteRowsProps) {
  const t = useConsoleText()
  const isShell = remote.name === 'shell'
  return (
    <ul className={css.list} aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <li
          key={row.merchant}
          className={cx(css.row, changed.has(cellKey(remote.name, row.merchant)) && changedClass(revision))}
        >
          <div className={css.head}>
            <strong className={css.name}>
              <RowName merchant={row.merchant} count={row.count} />
            </strong>
            {isShell ? (
              <span className={css.always}>{t('switch.always')}</span>
            ) : (
              <MerchantSwitch merchant={row.merchant} cell={row.cell} />
            )}
          </div>
          <RowGets merchant={row.merchant} cell={row.cell} />
          <RowHealth cell={row.cell} health={row.health} now={now} />
        </li>
      ))}
    </ul>
  )
}
