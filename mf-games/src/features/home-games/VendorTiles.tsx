import type { Vendor } from '@plaza/contract/play'
import { Link } from '@plaza/facade/router'
import { useFormats } from '@plaza/i18n'
import { Picture } from '@plaza/ui/picture'
import { useHomeText } from '../../locales/home/texts'
import { listAddress } from './list-address'
import styles from './VendorTiles.module.css'

/** Vendors of a category as tiles, keyed by node id; each links to its games (HOME-8). */
export function VendorTiles({ vendors }: { vendors: readonly Vendor[] }) {
  const t = useHomeText()
  const { number } = useFormats()
  return (
    <ul className={styles.tiles} role="list">
      {vendors.map(({ vassalage, name, gameType, games, iconUrl, nodeId }) => (
        <li key={nodeId ?? vassalage}>
          <Link className={styles.tile} to={listAddress(gameType, vassalage)}>
            <Picture artwork={iconUrl} size="logo" alt="" loading="lazy" className={styles.logo} />
            <span translate="no" className={styles.name}>
              {name}
            </span>
            <span className={styles.count}>{t('games.count', { count: games, number: number(games) })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
