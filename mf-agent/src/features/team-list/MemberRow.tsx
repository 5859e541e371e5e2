import { groupOfRate, type TeamMember } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Icon } from '@plaza/ui/icon'
import { ListRow } from '@plaza/ui/list-row'
import { Pill } from '@plaza/ui/pill'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { memo } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'
import css from './Team.module.css'

export interface MemberRowProps {
  member: TeamMember
  currency: string
  onOpen: (account: string) => void
}

/** One account of a team: what it is, how large its own team is, what both hold, and when it was last there (TEAM-11). */
export const MemberRow = memo(function MemberRow({ member, currency, onOpen }: MemberRowProps) {
  const t = useTeamListText()
  const { events, timeZone } = useRemote()
  const { number, dateTime } = useFormats()
  const isHidden = useStoreValue(events.hiddenBalance)
  const { userName, type, state, level, directCount, teamCount, isOnline, lastLoginAt } = member
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  const group = member.rates.find(({ category }) => category === 'LOTT')?.rate ?? 0
  return (
    <ListRow
      start={
        <span className={css.sign} data-online={isOnline}>
          <Icon name={type === 'agent' ? 'users' : 'user'} size={20} />
        </span>
      }
      title={
        <span className={css.name}>
          <bdi translate="no" className={css.account}>
            {userName}
          </bdi>
          {isOnline && <VisuallyHidden>{t('teamList.online')}</VisuallyHidden>}
          <Pill tone={type === 'agent' ? 'info' : 'neutral'} icon={type === 'agent' ? 'users' : 'user'}>
            {t(`teamList.types.${type}`)}
          </Pill>
          {state === 'frozen' && <Pill tone="danger">{t('teamList.states.frozen')}</Pill>}
        </span>
      }
      detail={
        <>
          <span
            className={css.line}
          >{`${t('teamList.level', { level: number(level) })} · ${t('teamList.group', { group: groupOfRate(group) })}`}</span>
          {type === 'agent' && (
            <span className={css.line}>
              {t('teamList.sizes', { direct: number(directCount), all: number(teamCount) })}
            </span>
          )}
          {type === 'agent' && (
            <span className={css.line}>
              <span>{t('teamList.teamBalance')}</span> {amount(member.teamBalanceMinor)}
            </span>
          )}
          <span className={css.line}>
            {lastLoginAt === null
              ? t('teamList.never')
              : t('teamList.lastLogin', { time: dateTime(lastLoginAt, { timeZone }) })}
          </span>
        </>
      }
      end={amount(member.balanceMinor)}
      onPress={() => onOpen(userName)}
    />
  )
})
