import { startOfDay } from '@plaza/calendar'
import { rateStep, type ChildRate } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { IconButton } from '@plaza/ui/icon-button'
import { useId } from 'react'
import { useRatesText } from '../../locales/rates/texts'
import css from './Rates.module.css'
import { useRateText } from './useRateText'

export interface RateSliderProps {
  rate: ChildRate
  /** Hundredths of a per cent. */
  value: number
  onChange: (rate: number) => void
  /** Of an account that does not exist yet: it has no present rate. */
  isNew?: boolean
}

/** One category: the member's rate now, the new one between its bounds, and what is left to the agent (RATE-1). */
export function RateSlider({ rate, value, onChange, isNew = false }: RateSliderProps) {
  const t = useRatesText()
  const rateText = useRateText()
  const { timeZone } = useRemote()
  const { percent, dateTime } = useFormats()
  const id = useId()
  const { category, mine, system, current, next, nextDay, least, most } = rate
  const name = t(`rates.categories.${category}`)
  const isFixed = least >= most
  const step = (by: number) => onChange(Math.min(most, Math.max(least, value + by)))
  return (
    <Card>
      <div className={css.head}>
        <label htmlFor={id} className={css.name}>
          {name}
        </label>
        <output htmlFor={id} className={css.rate}>
          {rateText(category, value)}
        </output>
      </div>
      {isFixed ? (
        <p className={css.muted}>{t('rates.fixed')}</p>
      ) : (
        <div className={css.slide}>
          <IconButton icon="minus" label={t('rates.less', { name })} onClick={() => step(-rateStep)} />
          <input
            id={id}
            type="range"
            className={css.range}
            min={least}
            max={most}
            step={rateStep}
            value={value}
            aria-valuetext={rateText(category, value)}
            onChange={(event) => onChange(Number(event.currentTarget.value))}
          />
          <IconButton icon="plus" label={t('rates.more', { name })} onClick={() => step(rateStep)} />
        </div>
      )}
      <dl className={css.facts}>
        {!isNew && (
          <>
            <dt>{t('rates.current')}</dt>
            <dd>{rateText(category, current)}</dd>
          </>
        )}
        {next !== null && nextDay !== null && (
          <>
            <dt>
              {t('rates.from', {
                day: dateTime(startOfDay(timeZone, nextDay), { timeZone, style: 'date' }),
              })}
            </dt>
            <dd>{rateText(category, next)}</dd>
          </>
        )}
        <dt>{t('rates.mine')}</dt>
        <dd>{rateText(category, mine)}</dd>
        <dt>{t('rates.highest')}</dt>
        <dd>{rateText(category, system)}</dd>
        <dt>{t('rates.margin')}</dt>
        <dd translate="no" className={css.margin}>
          {percent(Math.max(0, mine - value))}
        </dd>
      </dl>
    </Card>
  )
}
