import { localized, type Language } from '@plaza/contract/kernel'
import { matchAddress, type BootPlan, type Condition, type Skeleton } from '@plaza/contract/federation'
import type { ShellKey } from '../language/texts'
import { shellRouteAt, type ShellRouteId } from './route-table'

/** The page at an address: a screen of the shell, a remote's page, one that the merchant does not have, or none. */
export type Page = {
  id: string
  header: boolean
  bottomMenu: boolean
  back?: string
  skeleton: Skeleton
} & (
  | { kind: 'shell'; id: ShellRouteId; titleKey: ShellKey }
  | {
      kind: 'remote'
      remote: string
      contribution: string
      title: string
      when?: Condition
      waitsForAccount?: boolean
    }
  | { kind: 'unavailable'; title: string }
  | { kind: 'not-found' }
)

/**
 * The page at an address, by the current plan and the shell's own table. A remote's route declares whether it has
 * header and bottom menu.
 */
export function pageAt(path: string, plan: BootPlan, language: Language): Page {
  const match = matchAddress(path, shellRouteAt, plan)
  if (!match) return { kind: 'not-found', id: 'notFound', header: true, bottomMenu: true, skeleton: 'page' }
  if (match.owner === 'shell') {
    const { id, title, header, bottomMenu, back, skeleton } = match.route
    return { kind: 'shell', id, titleKey: title, header, bottomMenu, back, skeleton }
  }
  const { owner, route, remote } = match
  const { id, header = true, bottomMenu = true, back, skeleton = 'page' } = route
  const frame = { id, back, skeleton, title: localized(route.title, language) }
  if (owner === 'unavailable') return { ...frame, kind: 'unavailable', header: true, bottomMenu: true }
  return {
    ...frame,
    kind: 'remote',
    header,
    bottomMenu,
    remote: remote.name,
    contribution: id,
    when: route.when,
    waitsForAccount: route.waitsForAccount,
  }
}
