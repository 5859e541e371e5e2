import { localized } from '@plaza/contract/kernel'
import type { Reward } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { useRewardsText } from '../../locales/rewards/texts'
import { sourceLook, stateTones } from './reward-look'
import css from './Rewards.module.css'

/** A reward that is over: what it was for, when it ended, and how. */
export function PastReward({ reward }: { reward: Reward }) {
  const t = useRewardsText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const language = useLanguage()
  const { name, icon } = sourceLook(reward.source)
  const { amountMinor, currency, state, endedAt, calendar } = reward
  const facts = [
    t(`rewards.sources.${name}`),
    calendar && t('rewards.part', { part: calendar.part, parts: calendar.parts.length }),
    endedAt !== null && dateTime(endedAt, { timeZone }),
  ].filter(Boolean)
  return (
    <ListRow
      icon={icon}
      title={<bdi translate="yes">{localized(reward.name, language)}</bdi>}
      detail={facts.join(' · ')}
      end={
        <span className={css.end}>
          <strong translate="no" className={css.amount}>
            {money(amountMinor, currency)}
          </strong>
          <Pill tone={stateTones[state]}>{t(`rewards.states.${state}`)}</Pill>
        </span>
      }
    />
  )
}
