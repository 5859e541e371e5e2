import type { Settings } from './system-entities'

/**
 * Where a configured path finally leads (ROUTE-5), matched exactly. A row whose path is already a route (`isRoute`) is
 * ignored. Undefined for an unknown path, or when the rows form a circle.
 */
export function furtherRoute(
  path: string,
  rows: Settings['paths'],
  isRoute: (path: string) => boolean,
): string | undefined {
  const seen = new Set<string>()
  let target = path
  for (;;) {
    const [pathname = '/'] = target.split(/[?#]/, 1)
    const row = isRoute(pathname) ? undefined : rows?.find((one) => one.path === pathname)
    if (!row) return target === path ? undefined : target
    if (seen.has(pathname)) return undefined
    seen.add(pathname)
    target = row.to
  }
}
