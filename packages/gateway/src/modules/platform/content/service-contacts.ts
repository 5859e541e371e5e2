import type { Contact } from '@plaza/contract/site'
import type { Queries } from '../../../kernel/database/database'
import { shortLived } from '../../../kernel/short-lived'
import { readContacts } from './content-queries'
import { sealServiceLink } from './seal-service-link'

/**
 * Reads the ways to reach a merchant's service in a language, each link sealed again (SERVICE-2). What is stored is
 * cached for a moment.
 */
export function serviceContacts(read: Queries): (merchant: string, language: string) => Promise<Contact[]> {
  const kept = shortLived((key) => readContacts(read, ...(JSON.parse(key) as [string, string])))
  return async (merchant, language) => {
    const known = await kept(JSON.stringify([merchant, language]))
    return known.map((contact) => ({ ...contact, link: sealServiceLink(contact.link) }))
  }
}
