import { furtherRoute } from '@plaza/contract/site'
import { matchAddress } from '@plaza/contract/federation'
import { useStoreValue } from '@plaza/events'
import { Navigate, useLocation } from '@plaza/facade/router'
import { useShell } from '../../kernel/page/context'
import { shellRouteAt } from '../../kernel/routes/route-table'
import { ShellScreen } from './ShellScreen'

const notFound = () => import('../../features/not-there/NotFound').then((module) => module.NotFound)

/** An address without a route: looks it up in the merchant's further configured paths (ROUTE-5). */
export function ConfiguredPage() {
  const { page, plan } = useShell()
  const { pathname } = useLocation()
  const current = useStoreValue(plan)
  const isRoute = (path: string) => matchAddress(path, shellRouteAt, current) !== undefined
  const to = furtherRoute(pathname, page.settings.paths, isRoute)
  return to === undefined ? <ShellScreen load={notFound} /> : <Navigate to={to} replace />
}
