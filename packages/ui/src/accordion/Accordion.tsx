import type { ReactNode } from 'react'
import { Icon } from '../icon'
import css from './Accordion.module.css'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** Id of the open entry, or null. */
  openId: string | null
  onChange: (openId: string | null) => void
}

/**
 * Entries of which one can be open. Based on `details`, so that it works before any script has loaded, and find-in-page
 * reaches closed entries.
 */
export function Accordion({ items, openId, onChange }: AccordionProps) {
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <details key={item.id} className={css.item} open={item.id === openId}>
          <summary
            className={css.title}
            onClick={(event) => {
              event.preventDefault()
              onChange(item.id === openId ? null : item.id)
            }}
          >
            <span>{item.title}</span>
            <Icon name="chevron-down" size={20} className={css.arrow} />
          </summary>
          <div className={css.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
