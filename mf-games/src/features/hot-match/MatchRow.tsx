import type { HotMatch } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { matchTime } from './match-time'
import { MatchLine } from './MatchLine'

/** A match of the strip, its time by the merchant's clock. */
export function MatchRow({ match }: { match: HotMatch }) {
  const { timeZone } = useRemote()
  return (
    <MatchLine
      home={match.homeTeam}
      away={match.awayTeam}
      homeArtwork={match.homeTeamImageUrl}
      awayArtwork={match.awayTeamImageUrl}
      time={matchTime(match, timeZone)}
      loading="eager"
    />
  )
}
