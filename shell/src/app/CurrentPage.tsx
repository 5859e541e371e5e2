import { RemoteMount } from '@plaza/federation'
import { HomeScreen } from '../features/home/HomeScreen'
import { Unavailable } from '../features/not-there/Unavailable'
import { NotFound } from '../features/not-there/NotFound'
import type { Page } from './current-page'
import { routeScreens } from './route-screens'
import { ShellScreen } from './ShellScreen'
import { useConditionGate } from './use-condition-gate'

/** Draws what stands at the present address. */
export function CurrentPage({ page }: { page: Page }) {
  const gate = useConditionGate(page)
  if (gate === 'leaving') return null
  if (gate === 'closed') return <Unavailable />
  switch (page.kind) {
    case 'shell':
      return page.id === 'home' ? <HomeScreen /> : <ShellScreen load={routeScreens[page.id]} />
    case 'remote':
      return (
        <RemoteMount
          key={`${page.remote}/${page.contribution}`}
          remote={page.remote}
          contribution={page.contribution}
          kind="page"
        />
      )
    case 'unavailable':
      return <Unavailable />
    case 'not-found':
      return <NotFound />
  }
}
