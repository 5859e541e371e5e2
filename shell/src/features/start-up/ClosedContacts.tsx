import { useFrontText } from '../../kernel/language/texts'
import { ServiceGlyph } from '../../parts/contacts/ServiceGlyph'
import { useContacts } from '../../parts/contacts/useContacts'
import styles from './ClosedContacts.module.css'

/** Service contacts outside the site, for pages that replace the whole site; nothing without contacts. */
export function ClosedContacts() {
  const t = useFrontText()
  const { contacts = [] } = useContacts()
  // Links into the site lead nowhere while it is closed.
  const outside = contacts.flatMap(({ type, title, target }) =>
    target.kind === 'out' ? [{ type, title, href: target.href }] : [],
  )
  if (outside.length === 0) return null
  return (
    <nav aria-label={t('closed.contacts')} className={styles.place}>
      <ul role="list" className={styles.list}>
        {outside.map(({ type, title, href }, index) => (
          <li key={index}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.contact}>
              <ServiceGlyph type={type} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
