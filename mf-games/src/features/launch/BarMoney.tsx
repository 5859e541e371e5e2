import type { Play } from '@plaza/contract/play'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { playableMinor } from '../../play/playable'
import { useLaunchText } from '../../locales/launch/texts'
import styles from './GameBar.module.css'

/** The word for the net position, in addition to sign and colour. */
const standing = (netMinor: number): 'ahead' | 'behind' | 'even' =>
  netMinor > 0 ? 'ahead' : netMinor < 0 ? 'behind' : 'even'

export interface BarMoneyProps {
  play: Play | undefined
  /** Code of the game's vendor, once the game is known. */
  vendor: string | undefined
  isDemo: boolean
}

/**
 * Playable balance, masked where the member hides it, and the net position of this game session with sign, colour and word
 * (RG-5); nothing for a visitor.
 */
export function BarMoney({ play, vendor, isDemo }: BarMoneyProps) {
  const t = useLaunchText()
  const { events, currency } = useRemote()
  const { balance, isRefreshing } = useStoreValue(events.balance)
  const isHidden = useStoreValue(events.hiddenBalance)
  const { session } = useStoreValue(events.session)
  if (!session) return null
  return (
    <span className={styles.money}>
      <Amount
        minor={playableMinor(balance, vendor)}
        currency={balance?.currency ?? currency}
        kind="balance"
        size="small"
        label={t('bar.balance')}
        isMasked={isHidden || isRefreshing || !balance}
      />
      {isDemo ? (
        <span className={styles.practice}>{t('bar.practice')}</span>
      ) : (
        play && (
          <span role="group" aria-label={t('bar.net')} className={styles.net}>
            <Amount minor={play.netMinor} currency={play.currency} kind="change" size="small" />{' '}
            <span className={styles.word}>{t(`bar.${standing(play.netMinor)}`)}</span>
          </span>
        )
      )}
    </span>
  )
}
