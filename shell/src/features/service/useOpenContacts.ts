import { useFrontText } from '../../kernel/language/texts'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import type { OpenContact } from '../../parts/contacts/contact-target'
import { useContacts } from '../../parts/contacts/useContacts'

/**
 * The ways to reach service that lead somewhere: the merchant's chat first (CHAT-1), then contacts outside the site, or on a page
 * that is open to this viewer.
 */
export function useOpenContacts() {
  const t = useFrontText()
  const { contacts, chat, ...rest } = useContacts()
  const isOpen = useOpenPaths()
  const first: OpenContact[] = chat
    ? [{ type: 'CS', title: t('service.chat'), target: { kind: 'chat', chat } }]
    : []
  return {
    ...rest,
    contacts: contacts && [
      ...first,
      ...contacts.filter(({ target }) => target.kind !== 'in' || isOpen(target.path)),
    ],
  }
}
