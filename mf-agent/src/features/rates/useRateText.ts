import { groupOfRate, type RateCategory } from '@plaza/contract/agency'
import { useFormats } from '@plaza/i18n'
import { useRatesText } from '../../locales/rates/texts'

/** Writes a rate of a category: a percentage, and the prize group of lotteries. */
export function useRateText(): (category: RateCategory, rate: number) => string {
  const t = useRatesText()
  const { percent } = useFormats()
  return (category, rate) =>
    category === 'LOTT' ? t('rates.group', { group: groupOfRate(rate), rate: percent(rate) }) : percent(rate)
}
