import { sitePathSchema } from '@plaza/contract/kernel'

/** Any origin: what leads elsewhere from it leads away from the site. */
const site = 'http://site.invalid'

/** A page of this site to go back to; undefined for everything else, so that no redirect can lead away. */
export function returnPath(requested: string | null | undefined): string | undefined {
  const path = sitePathSchema.safeParse(requested)
  if (!path.success || !URL.canParse(path.data, site)) return undefined
  const { origin, pathname, search } = new URL(path.data, site)
  return origin === site && pathname.startsWith('/m/') ? pathname + search : undefined
}
