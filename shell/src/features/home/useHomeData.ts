import { useLazyCall, type LazyCall } from '@plaza/client'
import type { homeCall } from '@plaza/contract/site'
import { useHost } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

/** ms for which what came with the document is fresh; after that it is shown while it is asked for again. */
const staleMs = 60_000

const call: LazyCall<typeof homeCall> = {
  id: 'system.home',
  load: () => import('./home-call').then((module) => module.homeCall),
}

/** Banners and notices of home: the document's at once, else by a call (EDGE-1). */
export function useHomeData() {
  const { home } = useHost()
  const language = useLanguage()
  const initial = home?.language === language ? home : undefined
  return useLazyCall(call, { query: { language } }, { staleMs, initial })
}
