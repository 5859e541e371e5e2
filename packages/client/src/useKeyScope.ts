import { useStoreValue } from '@plaza/events'
import { useClient } from '@plaza/client/transport'
import type { KeyScope } from './query-key'

/** The prefix of query keys for the current merchant, language and account. */
export function useKeyScope(): KeyScope {
  const { events, merchant } = useClient()
  const { language } = useStoreValue(events.language)
  const { session } = useStoreValue(events.session)
  return { merchant, language, user: session?.userName ?? null }
}
