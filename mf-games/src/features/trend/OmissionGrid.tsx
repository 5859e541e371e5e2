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
            {hasLine && (
              <Line
                above={index > 0 ? columnOf(index - 1) : undefined}
                at={columnOf(index)}
                below={index + 1 < draws.length ? columnOf(index + 1) : undefined}
                columns={place.from.length}
              />
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

interface LineProps {
  /** Columns of the numbers in the rows above, in this row and below. */
  above: number | undefined
  at: number
  below: number | undefined
  columns: number
}

/** The part of the line that lies in one row: half of the way from the row above, and half of that to the one below. */
function Line({ above = -1, at, below = -1, columns }: LineProps) {
  if (at < 0) return null
  const half = (other: number, y: number) => (other < 0 ? [] : [`${(other + at + 1) / 2},${y}`])
  return (
    <svg viewBox={`0 0 ${columns} 1`} preserveAspectRatio="none" aria-hidden className={styles.line}>
      <polyline
        points={[...half(above, 0), `${at + 0.5},0.5`, ...half(below, 1)].join(' ')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
