import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import type { IconName } from '@plaza/ui/icon'
import { useTeamListText } from '../../locales/team-list/texts'
import type { ShownMember } from './MemberFacts'
import css from './Team.module.css'

export interface MemberActionsProps {
  shown: ShownMember
  onDownline: (account: string) => void
  onMessage: () => void
  onFreeze: () => void
}

/**
 * What an agent may do about an account of its team: pages are there only where the boot plan has them, and what concerns rates,
 * contracts, money and messages only for who stands directly below.
 */
export function MemberActions({ shown, onDownline, onMessage, onFreeze }: MemberActionsProps) {
  const t = useTeamListText()
  const { navigate, timeZone } = useRemote()
  const { dateTime } = useFormats()
  const reach = useReach()
  const { member, directId, freeze } = shown
  const to = encodeURIComponent(member.userName)
  const direct =
    directId === null
      ? []
      : ([
          ['rates', 'percent', '/m/member/agent/agentRebeat', `member=${encodeURIComponent(directId)}`],
          ['salary', 'handshake', '/m/member/agent/getSalaryContract', `to=${to}`],
          ['hourly', 'clock', '/m/member/agent/getHourContract', `to=${to}`],
          ['dividend', 'coins', '/m/member/agent/getDevidendContract', `to=${to}`],
          ['transfer', 'transfer', '/m/member/agent/transfer', `to=${to}`],
        ] as const)
  const pages = [
    ...direct,
    ['bets', 'ticket', '/m/teamBetting', `account=${to}`],
    ['transactions', 'receipt', '/m/agent/team/transactions', `search=${to}`],
  ] as const
  return (
    <div className={css.actions}>
      {member.type === 'agent' && (
        <Button isBlock icon="users" onClick={() => onDownline(member.userName)}>
          {t('teamList.actions.downline')}
        </Button>
      )}
      {pages.map(([name, icon, route, query]) =>
        reach(route) === 'open' ? (
          <Button
            key={name}
            isBlock
            icon={icon satisfies IconName}
            onClick={() => navigate(`${route}?${query}`)}
          >
            {t(`teamList.actions.${name}`)}
          </Button>
        ) : null,
      )}
      {directId !== null && (
        <Button isBlock icon="mail" onClick={onMessage}>
          {t('teamList.actions.message')}
        </Button>
      )}
      {freeze && (
        <p className={css.note}>
          {t(`teamList.freezeStates.${freeze.state}`, {
            time: dateTime(freeze.endedAt ?? freeze.askedAt, { timeZone }),
          })}
        </p>
      )}
      {member.state === 'active' && freeze?.state !== 'waiting' && (
        <Button isBlock variant="danger" icon="lock" onClick={onFreeze}>
          {t('teamList.actions.freeze')}
        </Button>
      )}
    </div>
  )
}
