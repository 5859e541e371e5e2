import { useCallPages, useForget } from '@plaza/client'
import { invitationFiguresCall, invitationRewardsCall, type InvitationReward } from '@plaza/contract/growth'
import { localized } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useInviteText } from '../../locales/invite/texts'
import { useRewardsText } from '../../locales/rewards/texts'
import { isLater, stateTones } from '../rewards/reward-look'
import { useRewardChanges } from '../rewards/useRewardChanges'
import css from './InvitationRows.module.css'

/** Rewards for friends, each claimed here by the rules of the reward centre (INVITE-1, REWARD-1). */
export function InvitationRewards() {
  const t = useInviteText()
  const forget = useForget()
  const list = useCallPages(invitationRewardsCall, {})
  const changes = useRewardChanges()
  const claim = async ({ reward }: InvitationReward) => {
    await changes.claim(reward)
    forget(invitationRewardsCall)
    forget(invitationFiguresCall)
  }
  return (
    <Answer
      of={{
        data: list.pages?.flatMap(({ rewards }) => rewards),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={3} />}
      failed={{ title: t('invite.rewardsFailed') }}
      isEmpty={(rewards) => rewards.length === 0}
      empty={<EmptyState drawing="boat" title={t('invite.noRewards')} text={t('invite.noRewardsText')} />}
    >
      {(rewards) => (
        <>
          <List label={t('invite.tab.rewards')}>
            {rewards.map((one) => (
              <RewardRow key={one.reward.id} {...one} busy={changes.busy} onClaim={() => void claim(one)} />
            ))}
          </List>
          <RecordsEnd {...list} moreFailed={t('invite.moreFailed')} end={t('invite.end')} />
        </>
      )}
    </Answer>
  )
}

interface RowProps extends InvitationReward {
  busy: string | undefined
  onClaim: () => void
}

function RewardRow({ reward, friend, number, depositMinor, busy, onClaim }: RowProps) {
  const t = useInviteText()
  const inCentre = useRewardsText()
  const { money, dateTime } = useFormats()
  const language = useLanguage()
  const { timeZone, serverNow, flags } = useRemote()
  const { id, amountMinor, currency, state, opensAt, wagering } = reward
  // Claiming is the reward centre's: where the merchant has none, the row says only what there is.
  const opensLater = isLater(reward, serverNow())
  const isClaimable = state === 'claimable' && !opensLater && flags.REWCEN3 === true
  const facts = [
    dateTime(opensAt, { timeZone, style: 'date' }),
    number !== null && t('invite.number', { number }),
    depositMinor !== null && t('invite.basis', { amount: money(depositMinor, currency) }),
    wagering > 0 && t('invite.wagering', { times: wagering }),
  ].filter(Boolean)
  const name = friend ?? localized(reward.name, language)
  const amount = money(amountMinor, currency)
  return (
    <ListRow
      icon="gift"
      title={<bdi translate="no">{name}</bdi>}
      detail={facts.join(' · ')}
      end={
        <span className={css.end}>
          <strong className={css.amount}>{amount}</strong>
          {isClaimable ? (
            <Button
              size="small"
              variant="primary"
              aria-label={t('invite.claim', { amount, name })}
              isBusy={busy === `claim:${id}`}
              isDisabled={busy !== undefined}
              onClick={onClaim}
            >
              {inCentre('rewards.claim')}
            </Button>
          ) : (
            <Pill tone={opensLater ? 'info' : stateTones[state]}>
              {inCentre(opensLater ? 'rewards.later' : `rewards.states.${state}`)}
            </Pill>
          )}
        </span>
      }
    />
  )
}
