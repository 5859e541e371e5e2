import type { Contact } from '@plaza/contract/site'
import { useEffect, useId, useRef } from 'react'
import type { OpenContact } from '../../parts/contacts/contact-target'
import { ContactLink } from './ContactLink'
import { ServiceGlyph } from '../../parts/contacts/ServiceGlyph'
import { useTypeName } from './useTypeName'
import styles from './ServiceWidget.module.css'

interface Props {
  type: Contact['type']
  contacts: readonly OpenContact[]
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One kind of contact: a single one opens directly, several expand into a list of titles. */
export function ServiceIcon({ type, contacts, isOpen, onToggle }: Props) {
  const name = useTypeName()(type)
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const end = new AbortController()
    const { signal } = end
    const isInside = (node: EventTarget | null) => node instanceof Node && place.current?.contains(node)
    document.addEventListener('pointerdown', ({ target }) => !isInside(target) && onToggle(false), { signal })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        onToggle(false)
        button.current?.focus()
      },
      { signal },
    )
    return () => end.abort()
  }, [isOpen, onToggle])

  const [only] = contacts
  if (only && contacts.length === 1)
    return (
      <ContactLink target={only.target} className={styles.icon} label={name}>
        <ServiceGlyph type={type} />
      </ContactLink>
    )
  return (
    <div ref={place} className={styles.kind}>
      <button
        ref={button}
        type="button"
        className={styles.icon}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <ServiceGlyph type={type} />
      </button>
      {isOpen && (
        <ul id={listId} role="list" aria-label={name} className={styles.list}>
          {contacts.map(({ title, target }, index) => (
            <li key={index}>
              <ContactLink target={target} className={styles.title}>
                {title}
              </ContactLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
