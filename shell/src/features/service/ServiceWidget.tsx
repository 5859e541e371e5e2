import { useState } from 'react'
import { useFrontText } from '../../texts'
import { contactsByType } from './contact-target'
import { ServiceIcon } from './ServiceIcon'
import { useContacts } from './use-contacts'
import styles from './ServiceWidget.module.css'

/**
 * Customer service over home (spec §2 Customer-service widget): an icon for each kind of contact that there is. Where
 * none can be had there is no icon; the way to service is in the footer too.
 */
export function ServiceWidget() {
  const t = useFrontText()
  const { contacts } = useContacts()
  const [open, setOpen] = useState<string | null>(null)
  if (!contacts || contacts.length === 0) return null
  return (
    <aside className={styles.place} aria-label={t('service.widget')}>
      {contactsByType(contacts).map((group) => (
        <ServiceIcon
          key={group.type}
          {...group}
          isOpen={open === group.type}
          onToggle={(isOpen) => setOpen(isOpen ? group.type : null)}
        />
      ))}
    </aside>
  )
}
