import type { BootPlan, PlannedRemote } from './boot-plan'
import type { RouteContribution } from './contributions'

/** What serves the page at an address: the shell, a remote, or a remote that this merchant does not have. */
export type AddressMatch<Own> =
  | { owner: 'shell'; route: Own }
  | { owner: 'remote'; route: RouteContribution; remote: PlannedRemote }
  | { owner: 'unavailable'; route: RouteContribution; remote: BootPlan['unavailable'][number] }

/** The part of a boot plan that decides which page an address has. */
export type PlannedPages = Pick<BootPlan, 'remotes' | 'unavailable'>

/** The path of an address, without query and hash. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/**
 * Finds the page at an address by its exact path; a query or hash may follow it. Edge and shell both use this function
 * (EDGE-2), so that a document and the page in it never disagree. The shell's own pages come first (`ownAt` finds them
 * by path), then those of the planned remotes. Undefined when no page has the address.
 */
export function matchAddress<Own>(
  address: string,
  ownAt: (path: string) => Own | undefined,
  { remotes, unavailable }: PlannedPages,
): AddressMatch<Own> | undefined {
  const path = pathOf(address)
  const own = ownAt(path)
  if (own !== undefined) return { owner: 'shell', route: own }
  for (const remote of remotes) {
    const route = remote.routes.find((one) => one.path === path)
    if (route) return { owner: 'remote', route, remote }
  }
  for (const remote of unavailable) {
    const route = remote.routes.find((one) => one.path === path)
    if (route) return { owner: 'unavailable', route, remote }
  }
  return undefined
}
