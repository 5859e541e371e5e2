import { useLazyCall, type LazyCall } from '@plaza/client'
import type { homeCall } from '@plaza/contract/site'
import { useHost } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

/**
 * Data that came with the document counts as fresh for this time, ms; after it, it is shown while it is revalidated.
 */
const staleMs = 60_000

const call: LazyCall<typeof homeCall> = {
  id: 'system.home',
  load: () => import('./home-call').then((module) => module.homeCall),
}

/** Banners and notices of home: the document's at once, otherwise by a call (EDGE-1). */
export function useHomeData() {
  const { home } = useHost()
  const language = useLanguage()
  const initial = home?.language === language ? home : undefined
  return useLazyCall(call, { query: { language } }, { staleMs, initial })
}
