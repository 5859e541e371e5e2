import { useEffect, useRef } from 'react'
import { onceLaidOut } from '../motion/once-laid-out'
import { Icon, type IconName } from '../icon'
import { Skeleton } from '../skeleton'
import { cx } from '../cx'
import css from './Rail.module.css'

export interface RailItem {
  id: string
  label: string
  icon: IconName | (string & {})
}

export interface RailProps {
  /** Names the rail for screen readers: "Game categories". */
  label: string
  items: readonly RailItem[]
  value: string
  onChange: (id: string) => void
  /** Sticks below the header while the page scrolls. */
  isSticky?: boolean
}

/** A selector of categories, icons over labels, scrolling sideways; the selected one scrolls into view. */
export function Rail({ label, items, value, onChange, isSticky = false }: RailProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const line = list.current
    if (!line) return undefined
    return onceLaidOut(line, () => {
      const chosen = line.querySelector<HTMLElement>('[aria-pressed="true"]')
      if (!chosen) return
      const seen = line.getBoundingClientRect()
      const item = chosen.getBoundingClientRect()
      // Scrolls horizontally only, because scrollIntoView would move the page too.
      line.scrollBy({
        left: item.left + item.width / 2 - (seen.left + seen.width / 2),
        behavior: 'smooth',
      })
    })
  }, [value])
  return (
    <div className={cx(css.rail, isSticky && css.sticky)} role="group" aria-label={label}>
      <ul ref={list} className={css.list} role="list">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={css.item}
              aria-pressed={item.id === value}
              onClick={() => onChange(item.id)}
            >
              <span className={css.icon}>
                <Icon name={item.icon} isFilled={item.id === value} />
              </span>
              <span className={css.label}>{item.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Placeholder of a rail while its categories load. */
export function RailSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div aria-hidden className={css.rail}>
      <div className={css.list}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.item}>
            <span className={css.icon} />
            <Skeleton width="most" className={css.outline} />
          </div>
        ))}
      </div>
    </div>
  )
}
