import { useStoreValue } from '@plaza/events'
import { BrowserRouter, useLocation } from '@plaza/facade/router'
import { QueryClientProvider } from '@plaza/facade/query'
import { ClientContext } from '@plaza/client/transport'
import { Slot } from '@plaza/federation'
import { TextProvider } from '@plaza/i18n'
import { useMemo } from 'react'
import { BottomMenu } from '../features/bottom-menu/BottomMenu'
import { Header } from '../features/header/Header'
import { OfflineBar } from '../features/offline/OfflineBar'
import { Overlays } from '../overlays/Overlays'
import styles from './App.module.css'
import { ShellContext, useShell } from './context'
import { CurrentPage } from './CurrentPage'
import { pageAt } from './current-page'
import { HostProvider } from './HostProvider'
import { PageTransition } from './PageTransition'
import { RootBoundary } from './RootBoundary'
import type { Shell } from './shell'
import { useDocumentTitle } from './use-document-title'
import { useFreshRemote } from './use-fresh-remote'

/** The whole site, around the page at the present address. */
export function App({ shell }: { shell: Shell }) {
  const client = useMemo(
    () => ({ transport: shell.transport, merchant: shell.page.plan.merchant, events: shell.events }),
    [shell],
  )
  return (
    <TextProvider i18n={shell.i18n}>
      <RootBoundary>
        <ShellContext value={shell}>
          <QueryClientProvider client={shell.queries}>
            <ClientContext value={client}>
              <BrowserRouter>
                <HostProvider>
                  <Frame />
                </HostProvider>
              </BrowserRouter>
            </ClientContext>
          </QueryClientProvider>
        </ShellContext>
      </RootBoundary>
    </TextProvider>
  )
}

/** Header, page and bottom menu; each shown by the page's own row of the hide lists. */
function Frame() {
  const { plan, events } = useShell()
  const { pathname } = useLocation()
  const current = useStoreValue(plan)
  const { language } = useStoreValue(events.language)
  const page = useMemo(() => pageAt(pathname, current, language), [pathname, current, language])
  useDocumentTitle(page)
  useFreshRemote(page)
  return (
    <div className={styles.column}>
      {page.header && <Header page={page} />}
      <OfflineBar />
      <main className={styles.main} data-page={page.id}>
        <PageTransition>
          <CurrentPage page={page} />
        </PageTransition>
      </main>
      {page.bottomMenu && <BottomMenu />}
      <Slot name="shell.overlay@1" />
      <Overlays />
    </div>
  )
}
