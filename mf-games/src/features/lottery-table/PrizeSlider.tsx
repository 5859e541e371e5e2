import type { PrizeGroups } from '@plaza/contract/lottery'
import { hasFixedPrizes, prizeOf, prizeScale, type Play } from '@plaza/lottery'
import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { useId } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { rebatePercent } from '../lottery-slip/quote'
import styles from './PrizeSlider.module.css'

export interface PrizeSliderProps {
  play: Play
  groups: PrizeGroups
  value: number
  onChange: (group: number) => void
  /** Price of one unit, minor units. */
  unitMinor: number
}

/** The tiers that a slider shows beside it; an odds board has its odds in the cells. */
const mostTiers = 4

/**
 * More prize or more rebate: prize group from the lowest to the member's own, with the prize of one winning unit and the
 * rebate as they change (TABLE-1).
 */
export function PrizeSlider({ play, groups, value, onChange, unitMinor }: PrizeSliderProps) {
  const t = useTableText()
  const words = usePlayWords()
  const { money } = useFormats()
  const { currency } = useRemote()
  const id = useId()
  const rebate = rebatePercent(play, value, groups.own)
  const prize = (tier: number) =>
    money(Math.floor(prizeOf(play, tier, { group: value, unitMinor }) / prizeScale), currency)
  const tiers =
    play.type === 'trad' && play.tiers.length <= mostTiers ? play.tiers.map((_, tier) => tier) : []
  if (hasFixedPrizes(play))
    return (
      <div className={styles.slider}>
        <p className={styles.fixed}>{t('table.slider.fixed')}</p>
        <Prizes tiers={tiers} nameOf={(tier) => words.tier(play, tier)} prizeOf={prize} />
      </div>
    )
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('table.slider.label')}</label>
        <output htmlFor={id} className={styles.value}>
          {t('table.slider.value', { group: value, rebate })}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={groups.least}
        max={groups.own}
        step={groups.step}
        value={value}
        aria-valuetext={t('table.slider.value', { group: value, rebate })}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <div className={styles.ends} aria-hidden>
        <span>{t('table.slider.moreRebate')}</span>
        <span>{t('table.slider.morePrize')}</span>
      </div>
      <Prizes tiers={tiers} nameOf={(tier) => words.tier(play, tier)} prizeOf={prize} />
    </div>
  )
}

interface PrizesProps {
  tiers: readonly number[]
  nameOf: (tier: number) => string
  prizeOf: (tier: number) => string
}

function Prizes({ tiers, nameOf, prizeOf: textOf }: PrizesProps) {
  const t = useTableText()
  if (tiers.length === 0) return null
  return (
    <dl className={styles.prizes}>
      {tiers.map((tier) => (
        <div key={tier} className={styles.prize}>
          <dt>{tiers.length === 1 ? t('table.slider.prize') : nameOf(tier)}</dt>
          <dd className={styles.amount}>{textOf(tier)}</dd>
        </div>
      ))}
    </dl>
  )
}
