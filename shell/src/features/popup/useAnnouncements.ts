import { useCall } from '@plaza/client'
import { announcementsCall } from '@plaza/contract/site'
import { useStoreValue } from '@plaza/events'
import { useHost } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useMemo } from 'react'
import { readKept, writeKept } from './announcement-cache'

/** The query for home's announcements (POPUP-3). */
const commonQuery = { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M' }

/**
 * The announcements of home: those of the last visit at once, then loaded again in the current language and for the
 * current account (LANG-1). `isKnown` becomes true when the call has ended, with or without an answer.
 */
export function useAnnouncements() {
  const { merchant, events } = useHost()
  const language = useLanguage()
  const { session } = useStoreValue(events.session)
  const token = session?.token ?? ''
  const query = useMemo(
    () => ({ ...commonQuery, merchantCode: merchant, token, language }),
    [merchant, token, language],
  )
  // Read again for every new query, because an answer may have been stored since.
  const initial = useMemo(() => {
    const announcements = readKept(localStorage, query.language)
    return announcements && { announcements, footer: { unreadCount: 0 } }
  }, [query])
  const { data, isFetchedAfterMount, error } = useCall(announcementsCall, { query }, { initial })
  useEffect(() => {
    if (data && isFetchedAfterMount) writeKept(localStorage, language, data.announcements)
  }, [data, isFetchedAfterMount, language])
  return { announcements: data?.announcements, isKnown: data !== undefined || error !== null, session }
}
