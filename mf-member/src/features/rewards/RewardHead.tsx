import { localized } from '@plaza/contract/kernel'
import type { Reward } from '@plaza/contract/growth'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useRewardsText } from '../../locales/rewards/texts'
import { sourceLook } from './reward-look'
import css from './Rewards.module.css'

/** What a reward is for, and how much it is. */
export function RewardHead({ reward, titleId }: { reward: Reward; titleId: string }) {
  const t = useRewardsText()
  const { money } = useFormats()
  const language = useLanguage()
  const { name, icon } = sourceLook(reward.source)
  const { calendar } = reward
  return (
    <div className={css.head}>
      <span className={css.icon}>
        <Icon name={icon} size={20} />
      </span>
      <div className={css.names}>
        <h2 id={titleId} className={css.name}>
          <bdi translate="yes">{localized(reward.name, language)}</bdi>
        </h2>
        <p className={css.source}>
          <span>{t(`rewards.sources.${name}`)}</span>
          <span>
            {calendar && ` · ${t('rewards.part', { part: calendar.part, parts: calendar.parts.length })}`}
          </span>
        </p>
      </div>
      <strong translate="no" className={css.amount}>
        {money(reward.amountMinor, reward.currency)}
      </strong>
    </div>
  )
}
