import type { popularGamesCall } from '@plaza/contract/play'
import { useLazyCall, type LazyCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'

/**
 * Data that came with the document counts as fresh for this time, ms; after it, it is shown while it is revalidated.
 */
const staleMs = 60_000

const call: LazyCall<typeof popularGamesCall> = {
  id: 'games.popular',
  load: () => import('./popular-call').then((module) => module.popularGamesCall),
}

/** Popular games: those in the document at once, revalidated by the call (HOME-8). */
export function usePopularGames() {
  const { home, merchant } = useRemote()
  const language = useLanguage()
  const initial = home?.language === language ? home.popular : undefined
  return useLazyCall(call, { query: { language, merchantCode: merchant } }, { staleMs, initial })
}
