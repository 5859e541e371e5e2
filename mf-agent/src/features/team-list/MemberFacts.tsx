import { groupOfRate, type teamMemberCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Fact, Facts } from '@plaza/ui/facts'
import { useRatesText } from '../../locales/rates/texts'
import { useTeamListText } from '../../locales/team-list/texts'

/** What is known of an account of the team. */
export type ShownMember = AnswerOf<typeof teamMemberCall>

/** Everything that an agent sees of an account below it: of its person a masked number alone. */
export function MemberFacts({ shown: { member, mobile, currency } }: { shown: ShownMember }) {
  const t = useTeamListText()
  const rates = useRatesText()
  const { events, timeZone } = useRemote()
  const { number, percent, dateTime } = useFormats()
  const isHidden = useStoreValue(events.hiddenBalance)
  const at = (ms: number) => dateTime(ms, { timeZone })
  const money = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  return (
    <Facts label={t('teamList.details')}>
      <Fact label={t('teamList.type')}>{t(`teamList.types.${member.type}`)}</Fact>
      <Fact label={t('teamList.state')}>{t(`teamList.states.${member.state}`)}</Fact>
      <Fact label={t('teamList.presence')}>
        {t(member.isOnline ? 'teamList.online' : 'teamList.offline')}
      </Fact>
      <Fact label={t('teamList.mobile')}>
        {mobile === null ? (
          '–'
        ) : (
          <bdi translate="no" dir="ltr">
            {mobile}
          </bdi>
        )}
      </Fact>
      <Fact label={t('teamList.registered')}>{at(member.registeredAt)}</Fact>
      <Fact label={t('teamList.loggedIn')}>
        {member.lastLoginAt === null ? t('teamList.never') : at(member.lastLoginAt)}
      </Fact>
      <Fact label={t('teamList.directCount')}>{number(member.directCount)}</Fact>
      <Fact label={t('teamList.teamCount')}>{number(member.teamCount)}</Fact>
      <Fact label={t('teamList.balance')}>{money(member.balanceMinor)}</Fact>
      <Fact label={t('teamList.teamBalance')}>{money(member.teamBalanceMinor)}</Fact>
      {member.rates.map(({ category, rate }) => (
        <Fact key={category} label={rates(`rates.categories.${category}`)}>
          {category === 'LOTT'
            ? rates('rates.group', { group: groupOfRate(rate), rate: percent(rate) })
            : percent(rate)}
        </Fact>
      ))}
    </Facts>
  )
}
