import type { HotMatch } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Dialog } from '@plaza/ui/dialog'
import { Picture } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import { matchTime } from './match-time'
import styles from './HotMatchDialog.module.css'

export interface HotMatchDialogProps {
  match: HotMatch
  isOpen: boolean
  onClose: () => void
  onBet: (match: HotMatch) => void
}

/** A hot match with the button that launches it, or says that it cannot be bet on yet (HOME-6). */
export function HotMatchDialog({ match, isOpen, onClose, onBet }: HotMatchDialogProps) {
  const t = useHomeText()
  const { timeZone } = useRemote()
  const { league, homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, supportPlay } = match
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={league}
      hasClose
      actions={
        supportPlay === false ? (
          <Button isBlock isDisabled>
            {t('hotMatch.notOpen')}
          </Button>
        ) : (
          <Button variant="primary" isBlock onClick={() => onBet(match)}>
            {t('hotMatch.bet')}
          </Button>
        )
      }
    >
      <div className={styles.match}>
        <Team name={homeTeam} crest={homeTeamImageUrl} />
        <div className={styles.middle}>
          <span className={styles.versus}>{t('hotMatch.versus')}</span>
          <time className={styles.time} dir="ltr" dateTime={new Date(match.matchTime).toISOString()}>
            {matchTime(match, timeZone)}
          </time>
        </div>
        <Team name={awayTeam} crest={awayTeamImageUrl} />
      </div>
    </Dialog>
  )
}

const Team = ({ name, crest }: { name: string; crest: string }) => (
  <div className={styles.team}>
    <Picture artwork={crest} size="crest" alt="" loading="eager" className={styles.crest} />
    <span translate="no" className={styles.name}>
      {name}
    </span>
  </div>
)
