import { useLazyCall, type LazyCall } from '@plaza/client'
import type { HotMatch, homeCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

/**
 * Data that came with the document counts as fresh for this time, ms; after it, it is shown while it is revalidated.
 */
const staleMs = 60_000

const call: LazyCall<typeof homeCall> = {
  id: 'system.home',
  load: () => import('./hot-match-call').then((module) => module.homeCall),
}

/** Hot matches, earliest first: the document's at once, and home's one call for them. */
export function useHotMatches(): readonly HotMatch[] {
  const { home } = useRemote()
  const language = useLanguage()
  const initial = home?.language === language ? home : undefined
  return useLazyCall(call, { query: { language } }, { staleMs, initial }).data?.hotMatches ?? []
}
