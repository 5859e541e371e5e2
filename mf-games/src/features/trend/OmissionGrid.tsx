import type { Result } from '@plaza/contract/lottery'
import { WindowedList } from '@plaza/ui/windowed-list'
import { useTrendText } from '../../locales/trend/texts'
import type { Place } from './places'
import { shortNo } from './short-no'
import styles from './Trend.module.css'
import { usePlaceName } from './usePlaceName'

export interface OmissionRows {
  place: Place
  /** The draws of the list, newest first. */
  draws: readonly Result[]
  /** Which numbers of the place each draw has; at least as many as draws. */
  hits: readonly (readonly number[])[]
  /** Omissions of each draw by column. */
  omissions: readonly (readonly number[])[]
}

/** The numbers of a place, a draw a row: its own marked, the omissions of the others, a line from draw to draw. */
export function OmissionGrid(props: OmissionRows & { hasOmission: boolean; hasLine: boolean }) {
  const { place, draws, hits, omissions, hasOmission, hasLine } = props
  const t = useTrendText()
  const name = usePlaceName()(place)
  const rows = draws.map((draw, index) => ({ draw, index }))
  const columnOf = (index: number) => place.from.indexOf(hits[index]?.[0] ?? -1)
  return (
    <div className={styles.grid} style={{ '--columns': place.from.length } as React.CSSProperties}>
      <div className={styles.gridHead} aria-hidden>
        <span className={styles.no}>{t('trend.issue')}</span>
        {place.from.map((number) => (
          <span key={number}>{number}</span>
        ))}
      </div>
      <WindowedList
        label={t('trend.grid', { place: name })}
        rows={rows}
        keyOf={({ draw }) => draw.no}
        rowOf={({ draw, index }) => (
          <div className={styles.gridRow}>
            <span className={styles.no}>{shortNo(draw.no)}</span>
            {hasLine && index > 0 && (
              <Line from={columnOf(index - 1)} to={columnOf(index)} columns={place.from.length} />
            )}
            {place.from.map((number, column) =>
              hits[index]?.includes(number) ? (
                <b key={number} className={styles.hit}>
                  {number}
                </b>
              ) : (
                <span key={number} aria-hidden className={styles.miss}>
                  {hasOmission ? omissions[index]?.[column] : null}
                </span>
              ),
            )}
          </div>
        )}
      />
    </div>
  )
}

/** From the number of the draw above to that of this row, over both. */
function Line({ from, to, columns }: { from: number; to: number; columns: number }) {
  if (from < 0 || to < 0) return null
  return (
    <svg viewBox={`0 0 ${columns} 2`} preserveAspectRatio="none" aria-hidden className={styles.line}>
      <line x1={from + 0.5} y1={0.5} x2={to + 0.5} y2={1.5} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
