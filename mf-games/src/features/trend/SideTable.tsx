import type { Result } from '@plaza/contract/lottery'
import { WindowedList } from '@plaza/ui/windowed-list'
import { useTrendText } from '../../locales/trend/texts'
import type { DrawTag } from '../../lottery/facts/draw-facts'
import { shortNo } from './short-no'
import { Sides } from './Sides'
import styles from './Trend.module.css'

export interface SideTableProps {
  label: string
  /** Names of the columns. */
  heads: readonly string[]
  draws: readonly Result[]
  /** What a draw has in each column. */
  sidesOf: (numbers: readonly number[]) => readonly (readonly DrawTag[])[]
}

/** What each draw had at each place, in words; a draw a row. Wide tables scroll within their own frame. */
export function SideTable({ label, heads, draws, sidesOf }: SideTableProps) {
  const t = useTrendText()
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <div className={styles.sideTable} style={{ '--columns': heads.length } as React.CSSProperties}>
        <div className={styles.sideHead} aria-hidden>
          <span className={styles.no}>{t('trend.issue')}</span>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        <WindowedList
          label={label}
          rows={draws}
          keyOf={({ no }) => no}
          rowOf={({ no, numbers }) => (
            <div className={styles.sideRow}>
              <span className={styles.no}>{shortNo(no)}</span>
              {sidesOf(numbers).map((sides, column) => (
                <Sides key={column} sides={sides} />
              ))}
            </div>
          )}
        />
      </div>
    </div>
  )
}
