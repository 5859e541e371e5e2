import { useLazyCall, type LazyCall } from '@plaza/client'
import type { HotMatch, homeCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

/** ms for which what came with the document is fresh; after that it is shown while it is asked for again. */
const staleMs = 60_000

const call: LazyCall<typeof homeCall> = {
  id: 'system.home',
  load: () => import('./hot-match-call').then((module) => module.homeCall),
}

/** Hot matches, the next one first: the document's at once, and home's own call, which the page makes once for all. */
export function useHotMatches(): readonly HotMatch[] {
  const { home } = useRemote()
  const language = useLanguage()
  const initial = home?.language === language ? home : undefined
  return useLazyCall(call, { query: { language } }, { staleMs, initial }).data?.hotMatches ?? []
}
