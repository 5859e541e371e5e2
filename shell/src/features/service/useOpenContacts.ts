import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useContacts } from '../../parts/contacts/useContacts'

/** The ways to reach service that lead somewhere: out of the site, or to a page of it that is open to this viewer. */
export function useOpenContacts() {
  const { contacts, ...rest } = useContacts()
  const isOpen = useOpenPaths()
  return {
    ...rest,
    contacts: contacts?.filter(({ target }) => target.kind !== 'in' || isOpen(target.path)),
  }
}
