import { Picture, type PictureProps } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import styles from './HotMatch.module.css'

export interface MatchLineProps {
  home: string
  away: string
  homeArtwork: string
  awayArtwork: string
  /** When it starts, as text. */
  time: string
  /** How its logos load. */
  loading: PictureProps['loading']
}

/** A match as one line of the strip: both teams with logos, VS, and when it starts (HOME-5). */
export function MatchLine({ home, away, homeArtwork, awayArtwork, time, loading }: MatchLineProps) {
  const t = useHomeText()
  return (
    <li className={styles.row}>
      <Crest artwork={homeArtwork} loading={loading} />
      <span className={styles.team}>{home}</span>
      <span className={styles.middle}>
        <span className={styles.versus}>{t('hotMatch.versus')}</span>
        <span className={styles.time} dir="ltr">
          {time}
        </span>
      </span>
      <span className={`${styles.team} ${styles.away}`}>{away}</span>
      <Crest artwork={awayArtwork} loading={loading} />
    </li>
  )
}

const Crest = ({ artwork, loading }: Pick<PictureProps, 'artwork' | 'loading'>) => (
  <Picture artwork={artwork} size="crest" alt="" loading={loading} className={styles.crest} />
)
