import { useRemote } from '@plaza/federation'
import { useLaunchText } from '../../locales/launch/texts'
import { clockText, elapsedText } from '../../play/elapsed'
import styles from './GameBar.module.css'
import { useTick } from '../../play/useTick'

/** The clock, and how long the game has been open by server time (RG-5). */
export function BarTimes({ startedAt }: { startedAt: number | undefined }) {
  const t = useLaunchText()
  const { serverNow } = useRemote()
  useTick(1000)
  const clock = clockText(new Date(serverNow()))
  return (
    <span className={styles.times}>
      <span aria-label={t('bar.clock', { time: clock })} role="group">
        {clock}
      </span>
      {startedAt !== undefined && (
        <span role="timer" translate="no" aria-label={t('bar.elapsed')} className={styles.elapsed}>
          {elapsedText(serverNow() - startedAt)}
        </span>
      )}
    </span>
  )
}
