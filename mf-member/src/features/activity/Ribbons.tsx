import type { Promotion } from '@plaza/contract/growth'
import { promoNames } from '@plaza/contract/site'
import { Pill } from '@plaza/ui/pill'
import { useActivityText } from '../../locales/activity/texts'
import { stateOf, stateTones } from './promotion-state'
import css from './Ribbons.module.css'

/** Kind and status of a promotion (PROMO-1). */
export function Ribbons({ promotion }: { promotion: Promotion }) {
  const t = useActivityText()
  const state = stateOf(promotion)
  const promo = promoNames.find((name) => name === promotion.promo)
  return (
    <span className={css.ribbons}>
      <Pill tone={stateTones[state]}>{t(`activity.state.${state}`)}</Pill>
      {promo && (
        <Pill tone="accent" icon="gift">
          {t(`activity.promo.${promo}`)}
        </Pill>
      )}
    </span>
  )
}
