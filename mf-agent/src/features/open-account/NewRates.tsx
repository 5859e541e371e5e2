import { useCall } from '@plaza/client'
import { agentRatesCall, type RateCategory } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { Fold } from '@plaza/ui/fold'
import { Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useOpenAccountText } from '../../locales/open-account/texts'
import { RateSlider } from '../rates/RateSlider'
import css from './OpenAccount.module.css'

/** Rates by category that were moved; the others are as for anybody new. */
export type ChosenRates = Partial<Record<RateCategory, number>>

/** What a call needs of rates that were moved. */
export const ratesOf = (chosen: ChosenRates): { category: RateCategory; rate: number }[] =>
  Object.entries(chosen).map(([category, rate]) => ({ category: category as RateCategory, rate }))

export interface NewRatesProps {
  value: ChosenRates
  onChange: (rates: ChosenRates) => void
}

/** The rates of a new account: from 0 to the agent's own, with what is left to the agent (AGENT-7, RATE-1). */
export function NewRates({ value, onChange }: NewRatesProps) {
  const t = useOpenAccountText()
  return (
    <Fold title={t('open.rates')} isRow>
      <Answer
        of={useCall(agentRatesCall)}
        pending={<SkeletonRows count={4} />}
        failed={{ title: t('open.ratesFailed') }}
      >
        {({ rates }) => (
          <Stack gap={12}>
            <p className={css.muted}>{t('open.ratesText')}</p>
            {rates.map(({ category, mine, system }) => {
              const standing = category === 'LOTT' ? mine : 0
              return (
                <RateSlider
                  key={category}
                  isNew
                  rate={{
                    ...{ category, mine, system, current: standing, next: null, nextDay: null },
                    ...{ least: 0, most: mine },
                  }}
                  value={Math.min(mine, value[category] ?? standing)}
                  onChange={(rate) => onChange({ ...value, [category]: rate })}
                />
              )
            })}
          </Stack>
        )}
      </Answer>
    </Fold>
  )
}
