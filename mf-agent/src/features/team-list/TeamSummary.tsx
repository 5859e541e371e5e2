import type { AnswerOf } from '@plaza/contract/kernel'
import type { teamMembersCall } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { RecordTotals } from '@plaza/ui/records'
import { useTeamListText } from '../../locales/team-list/texts'

interface Props {
  summary: NonNullable<AnswerOf<typeof teamMembersCall>['summary']>
  currency: string
}

/** How many members the filter finds, and what they hold together; masked while balances are hidden. */
export function TeamSummary({ summary: { members, agents, players, balanceMinor }, currency }: Props) {
  const t = useTeamListText()
  const { number } = useFormats()
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  return (
    <RecordTotals
      totals={[
        { label: t('teamList.members'), value: number(members) },
        { label: t('teamList.agents'), value: number(agents) },
        { label: t('teamList.players'), value: number(players) },
        {
          label: t('teamList.balances'),
          value: <Amount minor={balanceMinor} currency={currency} isMasked={isHidden} />,
        },
      ]}
    />
  )
}
