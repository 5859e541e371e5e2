import { Icon } from '@plaza/ui/icon'
import { useId, useRef, useState } from 'react'
import { useFrontText } from '../../kernel/language/texts'
import { contactsByType } from '../../parts/contacts/contact-target'
import { ServiceIcon } from './ServiceIcon'
import { useClearPlace } from './useClearPlace'
import { useOpenContacts } from './useOpenContacts'
import styles from './ServiceWidget.module.css'

/**
 * Customer service over home (SERVICE-1): an icon for each kind of contact, several behind one button. Without contacts there
 * is none; the footer leads to service too. It is away while the page is scrolled down and where it would cover a control.
 */
export function ServiceWidget() {
  const t = useFrontText()
  const { contacts } = useOpenContacts()
  const [open, setOpen] = useState<string | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const iconsId = useId()
  const place = useRef<HTMLElement>(null)
  const isClear = useClearPlace(place, contacts !== undefined && contacts.length > 0)
  const isAway = !isClear && !isUnfolded && open === null
  if (!contacts || contacts.length === 0) return null
  const groups = contactsByType(contacts)
  return (
    <aside
      ref={place}
      className={[styles.place, groups.length > 1 ? styles.foldable : '', isAway ? styles.away : ''].join(
        ' ',
      )}
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
          className={styles.icon}
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
