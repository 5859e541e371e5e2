import { useLotteryText } from '../../locales/lottery/texts'
import styles from './VietnamNote.module.css'

/** That the board is the merchant's own draw and no state lottery's. */
export function VietnamNote() {
  const t = useLotteryText()
  return <p className={styles.note}>{t('lottery.ownDraw')}</p>
}
