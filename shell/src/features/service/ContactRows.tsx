import type { Contact } from '@plaza/contract/site'
import { Icon } from '@plaza/ui/icon'
import type { OpenContact } from '../../parts/contacts/contact-target'
import { ContactLink } from './ContactLink'
import { ServiceGlyph } from '../../parts/contacts/ServiceGlyph'
import styles from './ServiceScreen.module.css'

/** The contacts of one kind, one linked row each. */
export function ContactRows({ type, contacts }: { type: Contact['type']; contacts: readonly OpenContact[] }) {
  return (
    <ul role="list" className={styles.rows}>
      {contacts.map(({ title, target }, index) => (
        <li key={index}>
          <ContactLink target={target} className={styles.row}>
            <span className={styles.glyph}>
              <ServiceGlyph type={type} />
            </span>
            <span className={styles.title}>{title}</span>
            <Icon
              name={target.kind === 'out' || target.kind === 'chat' ? 'external' : 'chevron-right'}
              size={20}
            />
          </ContactLink>
        </li>
      ))}
    </ul>
  )
}
