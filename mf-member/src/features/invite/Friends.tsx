import { useCallPages } from '@plaza/client'
import { invitedFriendsCall, type FriendStep, type InvitedFriend } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { Pill, type Tone } from '@plaza/ui/pill'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useInviteText } from '../../locales/invite/texts'
import css from './InvitationRows.module.css'

const tones: Record<FriendStep, Tone> = {
  registered: 'info',
  deposited: 'neutral',
  qualified: 'success',
  late: 'warning',
}

/** Friends who registered by the invitation, with how far each is (INVITE-1). */
export function Friends() {
  const t = useInviteText()
  const list = useCallPages(invitedFriendsCall, {})
  const currency = list.pages?.[0]?.currency ?? ''
  return (
    <Answer
      of={{
        data: list.pages?.flatMap(({ friends }) => friends),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={3} />}
      failed={{ title: t('invite.friendsFailed') }}
      isEmpty={(friends) => friends.length === 0}
      empty={<EmptyState title={t('invite.noFriends')} text={t('invite.none')} />}
    >
      {(friends) => (
        <>
          <List label={t('invite.tab.friends')}>
            {friends.map((friend) => (
              <FriendRow
                key={`${friend.name}${String(friend.registeredAt)}`}
                {...friend}
                currency={currency}
              />
            ))}
          </List>
          <RecordsEnd {...list} moreFailed={t('invite.moreFailed')} end={t('invite.end')} />
        </>
      )}
    </Answer>
  )
}

function FriendRow({
  name,
  registeredAt,
  step,
  qualifiesUntil,
  rewardMinor,
  currency,
}: InvitedFriend & { currency: string }) {
  const t = useInviteText()
  const { dateTime, money } = useFormats()
  const { timeZone } = useRemote()
  const facts = [
    t('invite.since', { date: dateTime(registeredAt, { timeZone, style: 'date' }) }),
    qualifiesUntil !== null &&
      t('invite.until', { date: dateTime(qualifiesUntil, { timeZone, style: 'date' }) }),
    step === 'deposited' && t('invite.small'),
  ].filter(Boolean)
  return (
    <ListRow
      icon="user"
      title={<bdi translate="no">{name}</bdi>}
      detail={facts.join(' · ')}
      end={
        <span className={css.end}>
          {rewardMinor !== null && (
            <strong translate="no" className={css.amount}>
              {money(rewardMinor, currency)}
            </strong>
          )}
          <Pill tone={tones[step]}>{t(`invite.steps.${step}`)}</Pill>
        </span>
      }
    />
  )
}
