import type { Condition, Settings } from '@plaza/contract'

/** What is known of a visitor before the page runs. `hasSession` goes by the cookie's being there, unchecked. */
export interface Circumstances {
  settings: Settings
  hasSession: boolean
}

/** Whether a contribution is likely to hold, so that its files are worth a preload; the page decides for itself. */
export function isLikely(when: Condition | undefined, { settings, hasSession }: Circumstances): boolean {
  if (!when) return true
  if (when.auth !== undefined && (when.auth === 'member') !== hasSession) return false
  if (when.flag !== undefined && settings.whitelabel[when.flag] !== true) return false
  return when.promo === undefined || settings.promos[when.promo] === true
}
