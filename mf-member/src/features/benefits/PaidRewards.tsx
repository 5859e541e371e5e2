import type { Reward } from '@plaza/contract/growth'
import { localized } from '@plaza/contract/kernel'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill, type Tone } from '@plaza/ui/pill'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'
import { useClaimPaid } from './useClaimPaid'

const tones: Record<Reward['state'] | 'later', Tone> = {
  claimable: 'money',
  later: 'info',
  running: 'info',
  claimed: 'success',
  expired: 'neutral',
  forfeited: 'neutral',
}

/** What the member's levels paid, the latest first: claimed here, or in the reward centre with all others (VIP-2). */
export function PaidRewards({ rewards, wagering }: { rewards: readonly Reward[]; wagering: number }) {
  const t = useBenefitsText()
  const language = useLanguage()
  const { money, dateTime } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const isOpen = useReach()('/m/rewardCenter') === 'open'
  const { claim, isBusy } = useClaimPaid()
  const now = serverNow()
  const endOf = (reward: Reward) => {
    const amount = money(reward.amountMinor, reward.currency)
    const state = reward.state === 'claimable' && reward.opensAt > now ? 'later' : reward.state
    if (state !== 'claimable' || !isOpen)
      return (
        <>
          <Amount minor={reward.amountMinor} currency={reward.currency} size="small" />
          <Pill tone={tones[state]}>{t(`benefits.states.${state}`)}</Pill>
        </>
      )
    const name = localized(reward.name, language)
    return (
      <span className={css.claim}>
        <Amount minor={reward.amountMinor} currency={reward.currency} size="small" />
        <Button
          size="small"
          aria-label={t('benefits.claimName', { name, amount })}
          isBusy={isBusy}
          onClick={() => void claim(reward, t('benefits.thanks', { amount }))}
        >
          {t('benefits.claim')}
        </Button>
      </span>
    )
  }
  return (
    <Section title={t('benefits.claims')}>
      {rewards.length === 0 ? (
        <EmptyState title={t('benefits.noClaims')} text={t('benefits.noClaimsText')} />
      ) : (
        <List label={t('benefits.claims')}>
          {rewards.map((reward) => (
            <ListRow
              key={reward.id}
              icon="gift"
              title={localized(reward.name, language)}
              detail={
                reward.state === 'claimable' && reward.expiresAt !== null
                  ? t('benefits.until', {
                      time: dateTime(reward.expiresAt, { timeZone, style: 'monthDayTime' }),
                    })
                  : undefined
              }
              end={endOf(reward)}
            />
          ))}
        </List>
      )}
      {wagering > 0 && <p className={css.muted}>{t('benefits.wagering', { count: wagering })}</p>}
    </Section>
  )
}
