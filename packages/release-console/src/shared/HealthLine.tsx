import { useFormats } from '@plaza/i18n'
import { healthMinutes, type HealthFacts } from '../state/health-facts'
import { useConsoleText } from '../texts'
import css from './HealthLine.module.css'

const width = 90
const height = 24
const step = width / (healthMinutes - 1)

/** A line through one value a minute; `most` is the top of the picture. */
const lineOf = (values: readonly number[], most: number): string =>
  values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${round(index * step)} ${round(yOf(value, most))}`)
    .join('')
const yOf = (value: number, most: number): number => height - 1.5 - (value / most) * (height - 3)
const round = (value: number): number => Math.round(value * 10) / 10

/** Loads of the last thirty minutes as a line, failed ones as a second, and both as text. */
export function HealthLine({ facts }: { facts: HealthFacts }) {
  const t = useConsoleText()
  const { number, percent } = useFormats()
  if (facts.loads === 0) return <span className={css.none}>{t('health.none')}</span>
  const most = Math.max(...facts.line.map(({ loads }) => loads))
  const words = {
    loads: number(facts.loads),
    failed: number(facts.failed),
    share: percent(facts.failedBasisPoints),
  }
  return (
    <span className={css.health}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        className={css.line}
        role="img"
        aria-label={t('health.line', words)}
      >
        <path className={css.ground} d={`M0 ${height - 0.5}H${width}`} />
        <path
          className={css.loads}
          d={lineOf(
            facts.line.map(({ loads }) => loads),
            most,
          )}
        />
        {facts.failed > 0 && (
          <path
            className={css.failed}
            d={lineOf(
              facts.line.map(({ failed }) => failed),
              most,
            )}
          />
        )}
      </svg>
      <span className={facts.failed > 0 ? css.bad : css.good}>
        {facts.failed > 0 ? t('health.failed', words) : t('health.well', words)}
      </span>
    </span>
  )
}
