import type { HotMatch } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { Picture } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import { matchTime } from './match-time'
import styles from './HotMatch.module.css'

/** A match as one line of the strip: both teams with logos, VS, and when it starts (HOME-5). */
export function MatchRow({ match }: { match: HotMatch }) {
  const t = useHomeText()
  const { timeZone } = useRemote()
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl } = match
  return (
    <li className={styles.row}>
      <Crest artwork={homeTeamImageUrl} />
      <span className={styles.team}>{homeTeam}</span>
      <span className={styles.middle}>
        <span className={styles.versus}>{t('hotMatch.versus')}</span>
        <span className={styles.time} dir="ltr">
          {matchTime(match, timeZone)}
        </span>
      </span>
      <span className={`${styles.team} ${styles.away}`}>{awayTeam}</span>
      <Crest artwork={awayTeamImageUrl} />
    </li>
  )
}

const Crest = ({ artwork }: { artwork: string }) => (
  <Picture artwork={artwork} size="crest" alt="" loading="eager" className={styles.crest} />
)
