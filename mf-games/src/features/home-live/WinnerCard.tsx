import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Picture } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import type { Win } from './by-amount'
import styles from './WinnerCard.module.css'

export interface WinnerCardProps {
  winner: Win
  currency: string
  /** Opens the sheet of the game. */
  onOpen: () => void
}

/** Who won how much in which game, and how long ago. */
export function WinnerCard({ winner, currency, onOpen }: WinnerCardProps) {
  const t = useHomeText()
  const { money, relative } = useFormats()
  const { serverNow } = useRemote()
  const { account, gameName, iconUrl, tint, at, minor } = winner
  const ago = relative(at, serverNow())
  const name = t('live.winner', { account, amount: money(minor, currency), game: gameName, ago })
  return (
    <button type="button" className={styles.card} aria-label={name} onClick={onOpen}>
      <Picture artwork={iconUrl} size="tile" alt="" tint={tint} className={styles.art} />
      <span className={styles.facts}>
        <Amount kind="balance" minor={minor} currency={currency} />
        <span className={styles.game}>{gameName}</span>
        <span className={styles.who}>
          <bdi translate="no">{account}</bdi> · <span>{ago}</span>
        </span>
      </span>
    </button>
  )
}
