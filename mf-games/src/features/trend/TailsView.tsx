import type { Result } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Stack } from '@plaza/ui/page'
import { useMemo, useState } from 'react'
import { useTrendText } from '../../locales/trend/texts'
import { longestAway, tailStats, type TailStats } from './tails'
import styles from './TailsView.module.css'
import type { TrendDraws } from './useTrend'

/** How many of the longest gaps are listed. */
const mostListed = 10

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const two = (number: number) => String(number).padStart(2, '0')

/** How far a value is between none and the most, in five steps, by which its cell is coloured. */
const stepOf = (value: number, most: number): number => (most === 0 ? 0 : Math.round((4 * value) / most))

/** Lô gan and frequencies: for 00 to 99, boards since each last came and how often it came, wherever on the board. */
export function TailsView({ known, counted }: Pick<TrendDraws, 'known' | 'counted'>) {
  const t = useTrendText()
  const { number: text } = useFormats()
  const [shown, setShown] = useState<'gap' | 'hits'>('gap')
  const stats = useStats(known, counted.length)
  const caption = t(`trend.tails.${shown}Of`, {
    count: text(shown === 'gap' ? known.length : counted.length),
  })
  const most = Math.max(...stats.map((one) => one[shown]))
  return (
    <Stack gap={12}>
      <h2 className={styles.title}>{t('trend.tails.away')}</h2>
      <ol role="list" aria-label={t('trend.tails.away')} className={styles.away}>
        {longestAway(stats, mostListed).map(({ number, gap, longest }) => (
          <li key={number} className={styles.one}>
            <strong translate="no" className={styles.number}>
              {two(number)}
            </strong>
            <span>{t('trend.tails.since', { count: gap, draws: text(gap) })}</span>
            <span className={styles.longest}>{t('trend.tails.longest', { draws: text(longest) })}</span>
          </li>
        ))}
      </ol>
      <ChipGroup isLine label={t('trend.tails.show')}>
        {(['gap', 'hits'] as const).map((id) => (
          <Chip key={id} isPressed={id === shown} onPress={() => setShown(id)}>
            {t(`trend.tails.${id}`)}
          </Chip>
        ))}
      </ChipGroup>
      <div className={styles.frame} role="region" aria-label={caption} tabIndex={0}>
        <table className={styles.grid}>
          <caption>{caption}</caption>
          <tbody>
            {digits.map((head) => (
              <tr key={head}>
                {digits.map((tail) => {
                  const one = stats[head * 10 + tail]
                  return one && <Cell key={tail} number={one.number} value={one[shown]} most={most} />
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

function useStats(known: readonly Result[], counted: number): TailStats[] {
  return useMemo(
    () =>
      tailStats(
        known.map(({ numbers }) => numbers),
        counted,
      ),
    [known, counted],
  )
}

function Cell({ number, value, most }: { number: number; value: number; most: number }) {
  const { number: text } = useFormats()
  return (
    <td translate="no" className={styles.cell} data-step={stepOf(value, most)}>
      <span className={styles.of}>{two(number)}</span> <strong>{text(value)}</strong>
    </td>
  )
}
