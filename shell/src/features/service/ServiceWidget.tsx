import { Icon } from '@plaza/ui/icon'
import { useId, useState } from 'react'
import { useFrontText } from '../../kernel/language/texts'
import { contactsByType } from '../../parts/contacts/contact-target'
import { ServiceIcon } from './ServiceIcon'
import { useOpenContacts } from './useOpenContacts'
import styles from './ServiceWidget.module.css'

/**
 * Customer service over home (SERVICE-1): an icon for each kind of contact. Without contacts there is no icon; the
 * footer leads to service too. On the narrowest phones several icons fold into one, so that they do not cover the
 * games.
 */
export function ServiceWidget() {
  const t = useFrontText()
  const { contacts } = useOpenContacts()
  const [open, setOpen] = useState<string | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const iconsId = useId()
  if (!contacts || contacts.length === 0) return null
  const groups = contactsByType(contacts)
  return (
    <aside
      className={groups.length > 1 ? `${styles.place} ${styles.foldable}` : styles.place}
      aria-label={t('service.widget')}
    >
      <div id={iconsId} className={isUnfolded ? `${styles.icons} ${styles.unfolded}` : styles.icons}>
        {groups.map((group) => (
          <ServiceIcon
            key={group.type}
            {...group}
            isOpen={open === group.type}
            onToggle={(isOpen) => setOpen(isOpen ? group.type : null)}
          />
        ))}
      </div>
      {groups.length > 1 && (
        <button
          type="button"
          className={`${styles.icon} ${styles.fold}`}
          aria-label={t('service.widget')}
          aria-expanded={isUnfolded}
          aria-controls={iconsId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <Icon name={isUnfolded ? 'x' : 'headset'} />
        </button>
      )}
    </aside>
  )
}
