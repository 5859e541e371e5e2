import type { teamBetsCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { RecordTotals } from '@plaza/ui/records'
import { useTeamBettingText } from '../../locales/team-betting/texts'

interface Props {
  totals: NonNullable<AnswerOf<typeof teamBetsCall>['totals']>
  currency: string
  isMasked: boolean
}

/** What all bets of the filter come to, as the server has it. */
export function BetTotals({ totals, currency, isMasked }: Props) {
  const t = useTeamBettingText()
  const { number } = useFormats()
  const amount = (minor: number) => <Amount minor={minor} currency={currency} isMasked={isMasked} />
  return (
    <RecordTotals
      totals={[
        { label: t('bets.stake'), value: amount(totals.stakeMinor) },
        { label: t('bets.valid'), value: amount(totals.validMinor) },
        { label: t('bets.prize'), value: amount(totals.prizeMinor) },
        ...(totals.openMinor > 0 ? [{ label: t('bets.unsettled'), value: amount(totals.openMinor) }] : []),
        { label: t('bets.count'), value: number(totals.count) },
      ]}
    />
  )
}
