import { openServiceLink } from '@plaza/client/service-link'
import type { Contact, OfferedChat } from '@plaza/contract/site'

/** Where a contact leads: outside the site, to a page of it, to the merchant's chat, or nowhere because its link could not be opened. */
export type ContactTarget =
  | { kind: 'out'; href: string }
  | { kind: 'in'; path: string }
  | { kind: 'chat'; chat: OfferedChat }
  | { kind: 'broken'; cause: unknown }

export interface OpenContact extends Pick<Contact, 'type' | 'title'> {
  target: ContactTarget
}

/**
 * A contact with its link unsealed (SERVICE-2). Links are unsealed before anybody taps them, because a browser opens a
 * new tab only as the direct response to a tap.
 */
export async function openContact({ type, title, link }: Contact): Promise<OpenContact> {
  try {
    const address = await openServiceLink(link)
    const target: ContactTarget = address.startsWith('/')
      ? { kind: 'in', path: address }
      : { kind: 'out', href: address }
    return { type, title, target }
  } catch (cause) {
    return { type, title, target: { kind: 'broken', cause } }
  }
}

/** Kinds of contact in display order, with the contacts of each (SERVICE-1). */
export function contactsByType<C extends Pick<Contact, 'type'>>(
  contacts: readonly C[],
): { type: Contact['type']; contacts: C[] }[] {
  return (['CS', 'TELEGRAM', 'FACEBOOK'] as const)
    .map((type) => ({ type, contacts: contacts.filter((contact) => contact.type === type) }))
    .filter((group) => group.contacts.length > 0)
}
