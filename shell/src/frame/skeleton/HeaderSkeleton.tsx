import type { Skeleton as Kind } from '@plaza/contract/federation'
import { Icon } from '@plaza/ui/icon'
import { HeaderBar } from '../header/HeaderBar'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import styles from './FrameSkeleton.module.css'

/** The header before the viewer is known: the merchant's name on home, a back arrow elsewhere. */
export function HeaderSkeleton({ kind }: { kind: Kind }) {
  return (
    <HeaderBar>
      {kind === 'home' ? (
        <Wordmark name="{{merchantName}}" />
      ) : (
        <span className={styles.back}>
          <Icon name="arrow-left" />
        </span>
      )}
    </HeaderBar>
  )
}
