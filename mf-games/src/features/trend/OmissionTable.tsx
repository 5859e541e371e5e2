import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useTrendText } from '../../locales/trend/texts'
import type { OmissionRows } from './OmissionGrid'
import styles from './Trend.module.css'
import { usePlaceName } from './usePlaceName'

/** How many draws a table shows at first, and how many each press on the button adds. */
const stepDraws = 100

/**
 * The same as a plain table: of each draw its numbers at the place, and how long each had been missing. All of its rows
 * are in the document, as a screen reader needs them; a thousand only when they are asked for.
 */
export function OmissionTable({ place, draws, hits, omissions }: OmissionRows) {
  const t = useTrendText()
  const { number: text } = useFormats()
  const [most, setMost] = useState(stepDraws)
  const name = usePlaceName()(place)
  const more = Math.min(stepDraws, draws.length - most)
  return (
    <Stack gap={12}>
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
          {draws.slice(0, most).map(({ no }, index) => (
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
      {more > 0 && (
        <Button isBlock onClick={() => setMost(most + stepDraws)}>
          {t('trend.moreDraws', { count: more, draws: text(more) })}
        </Button>
      )}
    </Stack>
  )
}
