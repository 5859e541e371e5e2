import { localized, type BootPlan, type Condition, type Language, type Skeleton } from '@plaza/contract'
import { routesOf } from '@plaza/federation'
import type { ShellKey } from '../texts'
import { mayHaveBottomMenu, mayHaveHeader } from './hide-lists'
import { shellRouteAt, type ShellRouteId } from './route-table'

/** What stands at an address: one of the shell's screens, a remote's, one the merchant does not get, or nothing. */
export type Page = {
  id: string
  header: boolean
  bottomMenu: boolean
  back?: string
  skeleton: Skeleton
} & (
  | { kind: 'shell'; id: ShellRouteId; titleKey: ShellKey }
  | { kind: 'remote'; remote: string; contribution: string; title: string; when?: Condition }
  | { kind: 'unavailable'; title: string }
  | { kind: 'not-found' }
)

/** The page at an address, by the plan in force and the shell's own table (design §6). */
export function pageAt(path: string, plan: BootPlan, language: Language): Page {
  const own = shellRouteAt(path)
  if (own)
    return {
      kind: 'shell',
      id: own.id,
      titleKey: own.title,
      header: own.header,
      bottomMenu: own.bottomMenu,
      back: own.back,
      skeleton: own.skeleton,
    }
  const placed = routesOf(plan).find(({ route }) => route.path === path)
  if (!placed) return { kind: 'not-found', id: 'notFound', header: true, bottomMenu: true, skeleton: 'page' }
  const { remote, route, isAvailable } = placed
  const frame = {
    id: route.id,
    header: mayHaveHeader(path) && (route.header ?? true),
    bottomMenu: mayHaveBottomMenu(path) && (route.bottomMenu ?? true),
    back: route.back,
    skeleton: route.skeleton ?? 'page',
    title: localized(route.title, language),
  }
  if (!isAvailable) return { ...frame, kind: 'unavailable', header: true, bottomMenu: true }
  return { ...frame, kind: 'remote', remote, contribution: route.id, when: route.when }
}
