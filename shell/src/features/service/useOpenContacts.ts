import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useContacts } from '../../parts/contacts/useContacts'

/** The service contacts whose links lead somewhere: outside the site, or to a page that is open to this viewer. */
export function useOpenContacts() {
  const { contacts, ...rest } = useContacts()
  const isOpen = useOpenPaths()
  return {
    ...rest,
    contacts: contacts?.filter(({ target }) => target.kind !== 'in' || isOpen(target.path)),
  }
}
