import { cx } from '../shared/cx'
import { useConsoleText } from '../texts'
import { cellKey } from '../state/overview-state'
import { MerchantSwitch } from './MerchantSwitch'
import type { RemoteGroup } from './remote-rows'
import { RowGets, RowHealth, RowName } from './RowParts'
import { changedClass } from './changed-class'
import css from './RemoteTable.module.css'

export interface RemoteRowsProps {
  group: RemoteGroup
  changed: ReadonlySet<string>
  revision: number
  /** ms. */
  now: number
  labelledBy: string
}

/** A remote's merchants as a table, on wide screens. */
export function RemoteTable({
  group: { remote, rows },
  changed,
  revision,
  now,
  labelledBy,
}: RemoteRowsProps) {
  const t = useConsoleText()
  const isShell = remote.name === 'shell'
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={css.merchant}>
            {t('overview.merchant')}
          </th>
          <th scope="col">{t('overview.gets')}</th>
          <th scope="col" className={css.health}>
            {t('overview.health')}
          </th>
          <th scope="col" className={css.given}>
            {t('overview.given')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.merchant}
            className={cx(changed.has(cellKey(remote.name, row.merchant)) && changedClass(revision))}
          >
            <th scope="row" className={css.name}>
              <RowName merchant={row.merchant} count={row.count} />
            </th>
            <td>
              <RowGets merchant={row.merchant} cell={row.cell} />
            </td>
            <td>
              <RowHealth cell={row.cell} health={row.health} now={now} />
            </td>
            <td>
              {isShell ? (
                <span className={css.always}>{t('switch.always')}</span>
              ) : (
                <MerchantSwitch merchant={row.merchant} cell={row.cell} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
