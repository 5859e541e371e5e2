import type { TeamBet } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { RecordDetail } from '@plaza/ui/records'
import { useTeamBettingText } from '../../locales/team-betting/texts'

/** A bet with every field; it can be read, and nothing about it be changed. */
export function useBetDetail(
  currency: string,
  onOrder: (id: string) => void,
): (bet: TeamBet) => RecordDetail {
  const t = useTeamBettingText()
  const { events, timeZone, navigate } = useRemote()
  const { dateTime } = useFormats()
  const reach = useReach()
  const isHidden = useStoreValue(events.hiddenBalance)
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  return (bet) => ({
    title: bet.gameName || t('bets.unknown'),
    detail: dateTime(bet.at, { timeZone }),
    facts: [
      { label: t('bets.account'), value: <bdi translate="no">{bet.userName}</bdi> },
      { label: t('bets.status'), value: t(`bets.statuses.${bet.status}`) },
      { label: t('bets.source'), value: bet.sourceName },
      ...(bet.issue === null
        ? []
        : [{ label: t('bets.issue'), value: <bdi translate="no">{bet.issue}</bdi> }]),
      ...(bet.play === null ? [] : [{ label: t('bets.play'), value: <bdi translate="no">{bet.play}</bdi> }]),
      { label: t('bets.stake'), value: amount(bet.stakeMinor) },
      { label: t('bets.valid'), value: amount(bet.validMinor) },
      { label: t('bets.prize'), value: amount(bet.prizeMinor) },
    ],
    ids: [{ label: t(bet.kind === 'order' ? 'bets.order' : 'bets.round'), value: bet.reference }],
    actions: [
      ...(bet.kind === 'order'
        ? [
            {
              label: t('bets.openOrder'),
              icon: 'ticket' as const,
              onPress: () => onOrder(bet.reference),
            },
          ]
        : []),
      ...(reach('/m/member/team') === 'open'
        ? [
            {
              label: t('bets.openMember'),
              icon: 'user' as const,
              onPress: () => navigate(`/m/member/team?member=${encodeURIComponent(bet.userName)}`),
            },
          ]
        : []),
    ],
  })
}
