import { useCall } from '@plaza/client'
import { openServiceLink } from '@plaza/client/service-link'
import { contactsCall } from '@plaza/contract/site'
import { useLanguage } from '@plaza/i18n'
import { useEffect, useState } from 'react'

/** Where customer service is reached. */
export interface ServiceLink {
  href: string
  /** Leads out of the site, and opens beside it. */
  isOutside: boolean
}

/** The page with all ways to reach service. */
const servicePage: ServiceLink = { href: '/m/service', isOutside: false }

/**
 * The customer-service link (AGENT-3): the merchant's one contact, unsealed before the tap, because a browser opens a new tab only as the
 * direct response to one; the page of all contacts where there are several, or none could be loaded.
 */
export function useServiceLink(): ServiceLink {
  const language = useLanguage()
  const { data } = useCall(contactsCall, { query: { language } })
  const [link, setLink] = useState(servicePage)
  useEffect(() => {
    const [contact, ...others] = data?.contacts.filter(({ type }) => type === 'CS') ?? []
    if (!contact || others.length > 0) {
      setLink(servicePage)
      return undefined
    }
    let isCurrent = true
    openServiceLink(contact.link).then(
      (href) => isCurrent && setLink({ href, isOutside: !href.startsWith('/') }),
      // A link that cannot be read leads to the page that says so.
      () => isCurrent && setLink(servicePage),
    )
    return () => {
      isCurrent = false
    }
  }, [data])
  return link
}
