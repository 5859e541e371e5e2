import type { Skeleton as Kind } from '@plaza/contract/federation'
import { Page } from '@plaza/ui/page'
import { Column } from '../column/Column'
import bar from '../../features/download/DownloadBar.module.css'
import { BannersSkeleton } from '../../features/home/BannersSkeleton'
import { GamesSkeleton } from '../../features/home/GamesSkeleton'
import { HotMatchPlace } from '../../features/home/HotMatchPlace'
import { NoticeSkeleton } from '../../features/home/NoticeSkeleton'
import home from '../../features/home/Home.module.css'
import { PendingPage } from './PendingPage'
import { BottomMenuSkeleton } from './BottomMenuSkeleton'
import { HeaderSkeleton } from './HeaderSkeleton'

/** The edge puts the first banner's picture here (contract, `DocumentParts.skeletons`). */
const banner = '{{banner}}'
/** And here it states whether home has hot matches: `some` or `none`. */
const hotMatch = '{{hotMatch}}'

/**
 * The HTML until the page's code has loaded: the frame and the outline of the page in their final positions, so that
 * nothing moves (EDGE-1). Rendered at build time, once for each kind of page and language.
 */
export function PageSkeleton({ kind }: { kind: Kind }) {
  const hasMenu = kind !== 'form'
  return (
    <Column hasHeader hasMenu={hasMenu}>
      {kind === 'home' && <div className={bar.place} />}
      <HeaderSkeleton kind={kind} />
      <main aria-busy>
        <Body kind={kind} />
      </main>
      {hasMenu && <BottomMenuSkeleton />}
    </Column>
  )
}

function Body({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'home':
      return (
        <Page isLit>
          <div className={home.home}>
            <BannersSkeleton>{banner}</BannersSkeleton>
            <NoticeSkeleton />
            <HotMatchPlace matches={hotMatch} />
            <GamesSkeleton />
          </div>
        </Page>
      )
    default:
      return <PendingPage kind={kind} />
  }
}
