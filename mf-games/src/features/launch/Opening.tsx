import { launchTimings } from '@plaza/contract/kernel'
import type { Game } from '@plaza/contract/play'
import { Picture } from '@plaza/ui/picture'
import { useLaunchText } from '../../locales/launch/texts'
import styles from './Opening.module.css'
import { useAfter } from './useAfter'

/** The game that is opening: its artwork and provider while it loads (LAUNCH-1). */
export function Opening({ game }: { game: Game | undefined }) {
  const t = useLaunchText()
  const isLong = useAfter(launchTimings.stillMs)
  return (
    <div className={styles.opening} role="status" aria-busy>
      <div className={styles.art}>
        {game ? (
          <Picture artwork={game.iconUrl} size="tile" alt="" tint={game.tint} loading="eager" />
        ) : (
          <span className={styles.blank} />
        )}
      </div>
      <p translate="no" className={styles.name}>
        {game?.gameName ?? t('launch.opening')}
      </p>
      {game && <p className={styles.vendor}>{t('launch.by', { vendor: game.vendorName })}</p>}
      <span aria-hidden className={styles.track}>
        <span className={styles.runner} />
      </span>
      <p className={styles.still}>{isLong ? t('launch.still') : game ? t('launch.opening') : ''}</p>
    </div>
  )
}
