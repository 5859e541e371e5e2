import { useCall } from '@plaza/client'
import { contactsCall } from '@plaza/contract/site'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useState } from 'react'
import { openContact, type OpenContact } from './contact-target'

/** ms for which contacts count as fresh. */
const staleMs = 300_000

/**
 * The service contacts in the current language, with their links unsealed. Works where the whole site is closed too.
 */
export function useContacts() {
  const language = useLanguage()
  const { data, error, refetch, isFetching } = useCall(contactsCall, { query: { language } }, { staleMs })
  const [contacts, setContacts] = useState<OpenContact[]>()
  useEffect(() => {
    if (!data) return undefined
    let isCurrent = true
    void Promise.all(data.contacts.map(openContact)).then((opened) => isCurrent && setContacts(opened))
    return () => {
      isCurrent = false
    }
  }, [data])
  return { contacts, chat: data?.chat, error, retry: () => void refetch(), isRetrying: isFetching }
}
