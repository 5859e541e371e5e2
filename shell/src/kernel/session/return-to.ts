import { sitePathSchema } from '@plaza/contract/kernel'
import { homePath, loginPath } from '../routes/paths'

/** The page after signing in: `returnTo` when it is a path of this site, else home. Never the sign-in page again. */
export function returnTarget(returnTo: string | null): string {
  const path = sitePathSchema.safeParse(returnTo)
  if (!path.success || path.data.split(/[?#]/, 1)[0] === loginPath) return homePath
  return path.data
}

/** Address of the sign-in page with the way back. */
export const loginAddress = (returnTo: string | undefined): string =>
  returnTo === undefined ? loginPath : `${loginPath}?returnTo=${encodeURIComponent(returnTo)}`
