import { useStoreValue } from '@plaza/events'
import { QueryClientProvider } from '@plaza/facade/query'
import { ClientContext } from '@plaza/client/transport'
import { TextProvider } from '@plaza/i18n'
import { PictureBase } from '@plaza/ui/picture'
import { useLayoutEffect, useMemo } from 'react'
import { DownloadBarPlace } from '../features/download/DownloadBarPlace'
import { DownloadPlace } from '../features/download/DownloadPlace'
import { EntryPlace } from './entry/EntryPlace'
import { BottomMenu } from './bottom-menu/BottomMenu'
import { FinishingPlace } from './finishing/FinishingPlace'
import { Header } from './header/Header'
import { OfflineBar } from './offline/OfflineBar'
import { Overlays } from './overlays/Overlays'
import { Column, Offsets } from './column/Column'
import { ShellContext, useShell } from '../kernel/page/context'
import { FirstViewContext, type KeptFirstView } from '../kernel/document/first-view-keeper'
import { KeptPages } from './page/KeptPages'
import { pageAt } from '../kernel/routes/current-page'
import { HostProvider } from './HostProvider'
import { PageTransition } from './transition/PageTransition'
import { RootBoundary } from './RootBoundary'
import { ShapedSlot } from '../parts/slot/ShapedSlot'
import { ShellScreen } from './page/ShellScreen'
import type { Shell } from '../kernel/page/shell'
import { Here } from '../kernel/routes/Here'
import { usePlace } from '../kernel/routes/place'
import { useDocumentTitle } from '../kernel/routes/useDocumentTitle'
import { PageFollower } from './page/PageFollower'
import { useHeldPage } from './page/useHeldPage'
import { useDoubleTapGuard } from './page/useDoubleTapGuard'
import { usePrefetchOnTouch } from './page/usePrefetchOnTouch'
import { useWholePlan } from './page/useWholePlan'
import { SiteRouter } from '../kernel/routes/SiteRouter'

/** The whole site, around the page at the present address. `firstView` is shown again when all of it has failed. */
export function App({ shell, firstView }: { shell: Shell; firstView?: KeptFirstView }) {
  const client = useMemo(
    () => ({ transport: shell.transport, merchant: shell.page.plan.merchant, events: shell.events }),
    [shell],
  )
  useLayoutEffect(() => firstView?.rendered(), [firstView])
  return (
    <TextProvider i18n={shell.i18n}>
      <RootBoundary
        onError={(error) => {
          shell.loader.shellFailed(error)
          firstView?.restore()
        }}
      >
        <ShellContext value={shell}>
          <QueryClientProvider client={shell.queries}>
            <ClientContext value={client}>
              <PictureBase value={shell.page.imageCdn}>
                <FirstViewContext value={firstView}>
                  <Site />
                </FirstViewContext>
              </PictureBase>
            </ClientContext>
          </QueryClientProvider>
        </ShellContext>
      </RootBoundary>
    </TextProvider>
  )
}

const startUp = () => import('../features/start-up/StartUpScreen').then((module) => module.StartUpScreen)

const blocked = () => import('../features/start-up/BlockedSite').then((module) => module.BlockedSite)

/** The site, or why it is not open to this visitor. */
function Site() {
  const { settings, isBlocked } = useShell().page
  if (isBlocked || settings.startUp.mode !== 'normal')
    return (
      <Column>
        <ShellScreen load={isBlocked ? blocked : startUp} texts="front" />
      </Column>
    )
  return (
    <SiteRouter>
      <HostProvider>
        <Frame />
      </HostProvider>
    </SiteRouter>
  )
}

/** Header, page and bottom menu, each shown according to the page's route. */
function Frame() {
  const { plan, events } = useShell()
  const { pathname } = usePlace().location
  const current = useStoreValue(plan)
  const { language } = useStoreValue(events.language)
  const planned = useMemo(() => pageAt(pathname, current, language), [pathname, current, language])
  const page = useHeldPage(planned, pathname)
  useDocumentTitle(page)
  useWholePlan(pathname)
  usePrefetchOnTouch()
  useDoubleTapGuard()
  return (
    <Column>
      <Here>
        {/* First, so that it receives the events that a page sends on mount. */}
        <Overlays />
        <DownloadPlace />
        {page.id === 'home' && <DownloadBarPlace />}
        {page.header && <Header page={page} />}
        <Offsets hasHeader={page.header}>
          <OfflineBar />
          <FinishingPlace page={page} isLeaving={page !== planned && planned.kind === 'unavailable'} />
        </Offsets>
      </Here>
      <main data-page={page.id}>
        <PageTransition back={page.back}>
          <KeptPages page={page} />
        </PageTransition>
      </main>
      <Here>
        {page.bottomMenu && <BottomMenu />}
        <EntryPlace
          page={page}
          prompts={(isWanted) => (
            <ShapedSlot name="shell.overlay@1" Pending={Nothing} FailureCard={Nothing} isWanted={isWanted} />
          )}
        />
        <PageFollower page={page} />
      </Here>
    </Column>
  )
}

/** A prompt that is loading or has failed shows nothing over the page; failures are reported. */
const Nothing = () => null
