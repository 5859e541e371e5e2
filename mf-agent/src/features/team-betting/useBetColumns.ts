import type { TeamBet } from '@plaza/contract/agency'
import { minorToDecimal } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { CsvColumn } from '@plaza/ui/records'
import { useTeamBettingText } from '../../locales/team-betting/texts'

/** The columns of a file of bets: amounts are decimals. */
export function useBetColumns(currency: string): CsvColumn<TeamBet>[] {
  const t = useTeamBettingText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const decimal = (minor: number) => minorToDecimal(minor, currency)
  return [
    { label: t('bets.time'), valueOf: ({ at }) => dateTime(at, { timeZone }) },
    { label: t('bets.account'), valueOf: ({ userName }) => userName },
    { label: t('bets.source'), valueOf: ({ sourceName }) => sourceName },
    { label: t('bets.game'), valueOf: ({ gameName }) => gameName },
    { label: t('bets.issue'), valueOf: ({ issue }) => issue ?? '' },
    { label: t('bets.play'), valueOf: ({ play }) => play ?? '' },
    { label: t('bets.reference'), valueOf: ({ reference }) => reference },
    { label: t('bets.status'), valueOf: ({ status }) => t(`bets.statuses.${status}`) },
    { label: t('bets.stake'), valueOf: ({ stakeMinor }) => decimal(stakeMinor) },
    { label: t('bets.valid'), valueOf: ({ validMinor }) => decimal(validMinor) },
    { label: t('bets.prize'), valueOf: ({ prizeMinor }) => decimal(prizeMinor) },
  ]
}
