import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import css from './Tabs.module.css'

export interface TabItem {
  id: string
  label: ReactNode
  /** A count beside the label. */
  count?: number
  /** Absent when the tabs only select what a form below them shows: then only the row of tabs is rendered. */
  panel?: ReactNode
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (id: string) => void
  /** Keeps hidden panels mounted, with what was typed in them. */
  keepsPanels?: boolean
}

/** The tab that a key leads to from the one at `index`; undefined for other keys. */
function tabOfKey(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % count
  if (key === back) return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Moves the focus along the tabs by arrow keys, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const to = tabOfKey(
    event.key,
    tabs.findIndex((tab) => tab === document.activeElement),
    tabs.length,
    isRightToLeft,
  )
  if (to === undefined) return
  event.preventDefault()
  tabs[to]?.focus()
}

/** Scrolls the row, and nothing else, so that the selected tab is in view where not all fit. */
function useSelectedInView(list: RefObject<HTMLElement | null>, value: string): void {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right
  }, [list, value])
}

/** Panels of which one is shown. Arrow keys move the focus between the tabs; Enter or Space selects one. */
export function Tabs({ label, items, value, onChange, keepsPanels = false }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useSelectedInView(list, value)
  const chosen = items.some((item) => item.id === value) ? value : items[0]?.id
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={moveFocus}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}${item.id}`}
            aria-selected={item.id === value}
            aria-controls={
              item.panel !== undefined && (keepsPanels || item.id === value)
                ? `${id}${item.id}-panel`
                : undefined
            }
            tabIndex={item.id === chosen ? 0 : -1}
            className={css.tab}
            onClick={() => item.id !== value && onChange(item.id)}
          >
            <span>{item.label}</span>
            {item.count !== undefined && item.count > 0 && (
              <span translate="no" className={css.count}>
                {item.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {items.map(
        (item) =>
          item.panel !== undefined &&
          (keepsPanels || item.id === value) && (
            <div
              key={item.id}
              role="tabpanel"
              id={`${id}${item.id}-panel`}
              aria-labelledby={`${id}${item.id}`}
              hidden={item.id !== value}
              tabIndex={0}
              className={css.panel}
            >
              {item.panel}
            </div>
          ),
      )}
    </div>
  )
}
