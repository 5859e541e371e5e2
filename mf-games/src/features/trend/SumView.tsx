import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { Chart } from '@plaza/ui/chart'
import { useMemo } from 'react'
import { drawFacts } from '../../lottery/facts/draw-facts'
import { useTrendText } from '../../locales/trend/texts'
import { shortNo } from './short-no'
import styles from './Trend.module.css'

/** The sums of the last draws as a line, oldest first, with a table below. */
export function SumView({ family, counted }: { family: LotteryFamily; counted: readonly Result[] }) {
  const t = useTrendText()
  const { number } = useFormats()
  const label = t('trend.sumChart')
  const axis = t('trend.issue')
  const { data, sums } = useMemo(() => {
    const oldestFirst = [...counted].reverse()
    const values = oldestFirst.map(({ numbers }) => drawFacts(family, numbers).sum ?? 0)
    const labels = oldestFirst.map(({ no }) => shortNo(no))
    return { sums: values, data: { axis, labels, series: [{ label, values }] } }
  }, [counted, family, axis, label])
  const average = Math.round((10 * sums.reduce((all, sum) => all + sum, 0)) / Math.max(1, sums.length)) / 10
  return (
    <>
      <p className={styles.note}>
        {t('trend.sumStats', {
          average: number(average, 1),
          least: number(Math.min(...sums)),
          most: number(Math.max(...sums)),
        })}
      </p>
      <Chart label={label} kind="line" data={data} valueText={number} />
    </>
  )
}
