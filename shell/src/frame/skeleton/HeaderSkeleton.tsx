import type { Skeleton as Kind } from '@plaza/contract/federation'
import { Icon } from '@plaza/ui/icon'
import { HeaderBar } from '../header/HeaderBar'
import { Wordmark } from '../../parts/wordmark/Wordmark'
import styles from './FrameSkeleton.module.css'

/** The header before it is known who looks: the merchant's name on home, an arrow elsewhere. */
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
