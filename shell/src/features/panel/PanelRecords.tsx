import styles from './Panel.module.css'

interface Props {
  title: string
  /** Shown when there are no records. */
  none: string
  /** Oldest first; `at` in ms. */
  records: { name: string; at?: number; details: Record<string, unknown> }[]
}

/** Time of day in UTC, as in the edge's log. */
const clock = (at: number): string => new Date(at).toISOString().slice(11, 23)

/** A section of the panel that lists what happened, latest first. */
export function PanelRecords({ title, none, records }: Props) {
  const latest = records.map((record, place) => ({ ...record, place })).reverse()
  return (
    <section>
      <h3>{title}</h3>
      {latest.length === 0 && <p>{none}</p>}
      <ol className={styles.records}>
        {latest.map(({ place, name, at, details }) => (
          <li key={place} dir="ltr">
            {at !== undefined && <time>{clock(at)}</time>} <strong>{name}</strong>{' '}
            <span>
              {Object.entries(details)
                .map(([key, value]) => `${key} ${String(value)}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
