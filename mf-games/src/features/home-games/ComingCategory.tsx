import type { Game, GameType } from '@plaza/contract/play'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { GamesToPlay } from '../../catalogue/GamesToPlay'
import { useHomeText } from '../../locales/home/texts'
import { listAddress } from './list-address'
import styles from './HomeGames.module.css'

/** A category of home without games to play yet: three others, and the way to what it will have (LIST-11). */
export function ComingCategory({ category, onSheet }: { category: GameType; onSheet: (game: Game) => void }) {
  const t = useHomeText()
  return (
    <>
      <p className={styles.coming}>{t('home.coming', { category: t(`categories.${category}`) })}</p>
      <GamesToPlay onSheet={onSheet} />
      <Link to={listAddress(category)} className={buttonClass({ isBlock: true })}>
        {t('home.seeComing')}
      </Link>
    </>
  )
}
