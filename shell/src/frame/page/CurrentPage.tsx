import { Navigate } from '@plaza/facade/router'
import { RemoteMount } from '@plaza/federation'
import { HomeScreen } from '../../features/home/HomeScreen'
import type { Page } from '../../kernel/routes/current-page'
import { ConfiguredPage } from './ConfiguredPage'
import { changePasswordPath } from '../../kernel/routes/paths'
import { PendingPage, shapeOf } from '../skeleton/PendingPage'
import { PendingAs } from './PendingAs'
import { routeScreens } from './route-screens'
import { routeTexts } from './route-texts'
import { ShellScreen } from './ShellScreen'
import { useConditionGate } from './useConditionGate'
import { usePasswordGate } from './usePasswordGate'
import { useTrialGate } from './useTrialGate'

const unavailable = () => import('../../features/not-there/Unavailable').then((module) => module.Unavailable)

/** Draws the page at the current address. */
export function CurrentPage({ page }: { page: Page }) {
  const gate = useConditionGate(page)
  const mustChangePassword = usePasswordGate(page)
  const isTrialRefused = useTrialGate(page)
  if (mustChangePassword) return <Navigate to={changePasswordPath} replace />
  if (isTrialRefused) return null
  if (gate === 'leaving') return null
  if (gate === 'waiting') return <PendingPage kind={shapeOf(page.skeleton)} />
  if (gate === 'closed') return <ShellScreen load={unavailable} />
  switch (page.kind) {
    case 'shell':
      return page.id === 'home' ? (
        <HomeScreen />
      ) : (
        <ShellScreen load={routeScreens[page.id]} texts={routeTexts[page.id]} />
      )
    case 'remote':
      return (
        <PendingAs skeleton={page.skeleton}>
          <RemoteMount
            key={`${page.remote}/${page.contribution}`}
            remote={page.remote}
            contribution={page.contribution}
            kind="page"
          />
        </PendingAs>
      )
    case 'unavailable':
      return <ShellScreen load={unavailable} />
    case 'not-found':
      return <ConfiguredPage />
  }
}
