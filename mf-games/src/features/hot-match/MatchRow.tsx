import type { HotMatch } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { Picture } from '@plaza/ui/picture'
import { useGamesText } from '../../texts'
import { matchTime } from './match-time'
import styles from './HotMatch.module.css'

export interface MatchRowProps {
  match: HotMatch
  onPick: () => void
}

/** A match as one line of the strip: both teams with logos, VS, and when it starts (HOME-5). */
export function MatchRow({ match, onPick }: MatchRowProps) {
  const t = useGamesText()
  const { timeZone } = useRemote()
  const { homeTeam, awayTeam } = match
  const time = matchTime(match, timeZone)
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={t('hotMatch.open', { home: homeTeam, away: awayTeam, time })}
      onClick={onPick}
    >
      <Crest artwork={match.homeTeamImageUrl} />
      <span className={styles.team}>{homeTeam}</span>
      <span className={styles.middle}>
        <span className={styles.versus}>{t('hotMatch.versus')}</span>
        <span className={styles.time} dir="ltr">
          {time}
        </span>
      </span>
      <span className={`${styles.team} ${styles.away}`}>{awayTeam}</span>
      <Crest artwork={match.awayTeamImageUrl} />
    </button>
  )
}

const Crest = ({ artwork }: { artwork: string }) => (
  <Picture artwork={artwork} size="crest" alt="" loading="eager" className={styles.crest} />
)
