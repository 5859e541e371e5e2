import { useFormats } from '@plaza/i18n'
import { useTrendText } from '../../locales/trend/texts'
import { statsOf } from './omissions'
import type { Place } from './places'
import styles from './Trend.module.css'

export interface StatsTableProps {
  place: Place
  /** Which numbers of the place each counted draw has, newest first. */
  hits: readonly (readonly number[])[]
}

const names = ['count', 'average', 'largest', 'current', 'streak'] as const

/** How often each number came, its omissions and its longest streak. */
export function StatsTable({ place, hits }: StatsTableProps) {
  const t = useTrendText()
  const { number: text } = useFormats()
  return (
    <div className={styles.frame} role="region" aria-label={t('trend.all')} tabIndex={0}>
      <table className={styles.table}>
        <caption>{t('trend.stats', { count: text(hits.length) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trend.number')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {t(`trend.statNames.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {statsOf(hits, place.from).map(({ number, count, averageTenths, largest, current, streak }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{text(count)}</td>
              <td>{text(averageTenths / 10, 1)}</td>
              <td>{text(largest)}</td>
              <td>{text(current)}</td>
              <td>{text(streak)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
