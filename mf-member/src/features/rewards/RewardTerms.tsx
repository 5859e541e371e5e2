import type { Reward } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useRewardsText } from '../../locales/rewards/texts'
import { isLater } from './reward-look'
import css from './Rewards.module.css'

/** The terms of a reward beside its button: until when, how often it has to be bet, up to which bet (R17). */
export function RewardTerms({ reward }: { reward: Reward }) {
  const t = useRewardsText()
  const { money, dateTime } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const time = (ms: number) => dateTime(ms, { timeZone })
  const { amountMinor, currency, wagering, wageringDays, highestStakeMinor, expiresAt, opensAt, wager } =
    reward
  const until = () => {
    if (wager)
      return wager.expiresAt === undefined
        ? undefined
        : t('rewards.runsUntil', { time: time(wager.expiresAt) })
    if (isLater(reward, serverNow())) return t('rewards.opens', { time: time(opensAt) })
    return expiresAt === null ? t('rewards.forEver') : t('rewards.until', { time: time(expiresAt) })
  }
  const terms = [
    until(),
    wagering === 0
      ? t('rewards.noWagering')
      : t('rewards.wagering', { times: wagering, amount: money(amountMinor * wagering, currency) }),
    wagering > 0 && wageringDays !== null && !wager ? t('rewards.days', { count: wageringDays }) : undefined,
    wagering > 0 && highestStakeMinor !== null
      ? t('rewards.highest', { amount: money(highestStakeMinor, currency) })
      : undefined,
  ].filter((term) => term !== undefined)
  return (
    <ul className={css.terms} role="list">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
