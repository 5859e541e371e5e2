import { useTrendText } from '../../locales/trend/texts'
import type { OmissionRows } from './OmissionGrid'
import styles from './Trend.module.css'
import { usePlaceName } from './usePlaceName'

/** The same as a plain table: of each draw its numbers of the place, and how long each had not come before. */
export function OmissionTable({ place, draws, hits, omissions }: OmissionRows) {
  const t = useTrendText()
  const name = usePlaceName()(place)
  return (
    <table className={styles.table}>
      <caption>{t('trend.grid', { place: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trend.issue')}</th>
          <th scope="col">{t('trend.numbersHead')}</th>
          <th scope="col">{t('trend.omission')}</th>
        </tr>
      </thead>
      <tbody>
        {draws.map(({ no }, index) => (
          <tr key={no}>
            <th scope="row">{no}</th>
            <td>{hits[index]?.join(', ') || '–'}</td>
            <td>
              {hits[index]
                ?.map((number) => omissions[index + 1]?.[place.from.indexOf(number)] ?? 0)
                .join(', ') || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
