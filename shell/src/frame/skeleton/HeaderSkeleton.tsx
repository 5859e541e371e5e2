import type { Skeleton as Kind } from '@plaza/contract/federation'
import { Icon } from '@plaza/ui/icon'
import { HeaderBar } from '../header/HeaderBar'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import bar from '../header/PageHeader.module.css'
import styles from './FrameSkeleton.module.css'

/**
 * The header before the viewer is known: the merchant's name on home, elsewhere a back arrow and the page's title (EDGE-1), which has
 * the width that a balance beside it leaves.
 */
export function HeaderSkeleton({ kind }: { kind: Kind }) {
  return (
    <HeaderBar>
      {kind === 'home' ? (
        <Wordmark name="{{merchantName}}" />
      ) : (
        <div className={bar.bar}>
          <div className={bar.start}>
            <span className={styles.back}>
              <Icon name="arrow-left" />
            </span>
          </div>
          <h1 className={`${bar.title} ${styles.title}`}>{'{{pageTitle}}'}</h1>
          <div className={bar.end}>
            <div className={`${bar.pill} ${styles.balance}`} />
          </div>
        </div>
      )}
    </HeaderBar>
  )
}
