import { useCall } from '@plaza/client'
import { agentRatesCall } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { List, ListRow } from '@plaza/ui/list-row'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRatesText } from '../../locales/rates/texts'
import css from './Rates.module.css'
import { useRateText } from './useRateText'

/** The agent's own rates by category, each beside the highest of the merchant (RATE-1). */
export function OwnRates() {
  const t = useRatesText()
  const rateText = useRateText()
  return (
    <Answer
      of={useCall(agentRatesCall)}
      pending={<SkeletonRows count={6} />}
      failed={{ title: t('rates.failed') }}
    >
      {({ rates }) => (
        <>
          <p className={css.muted}>{t('rates.ownText')}</p>
          <List label={t('rates.own')}>
            {rates.map(({ category, mine, system }) => (
              <ListRow
                key={category}
                title={t(`rates.categories.${category}`)}
                detail={t('rates.system', { rate: rateText(category, system) })}
                end={<strong className={css.rate}>{rateText(category, mine)}</strong>}
              />
            ))}
          </List>
        </>
      )}
    </Answer>
  )
}
