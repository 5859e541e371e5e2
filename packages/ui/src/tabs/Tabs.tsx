import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { OverlayRoot } from '../overlay/OverlayRoot'
import css from './Tabs.module.css'

export interface TabItem {
  id: string
  label: ReactNode
  /** A count beside the label. */
  count?: number
  /** Absent where the tabs choose what a form below them asks for: then there is only the row. */
  panel?: ReactNode
}

export interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  items: readonly TabItem[]
  value: string
  onChange: (id: string) => void
  /** Keeps the panels that are not shown, with what was typed in them. */
  keepsPanels?: boolean
}

/** Panels of which one is shown; arrow keys move along the tabs. */
export function Tabs({ label, items, value, onChange, keepsPanels = false }: TabsProps) {
  return (
    <OverlayRoot>
      <Base.Root value={value} onValueChange={(id) => onChange(String(id))}>
        <Base.List className={css.list} aria-label={label}>
          {items.map((item) => (
            <Base.Tab key={item.id} value={item.id} className={css.tab}>
              {item.label}
              {item.count !== undefined && item.count > 0 && <span className={css.count}>{item.count}</span>}
            </Base.Tab>
          ))}
          <Base.Indicator className={css.indicator} renderBeforeHydration={false} />
        </Base.List>
        {items.map(
          (item) =>
            item.panel !== undefined && (
              <Base.Panel key={item.id} value={item.id} keepMounted={keepsPanels} className={css.panel}>
                {item.panel}
              </Base.Panel>
            ),
        )}
      </Base.Root>
    </OverlayRoot>
  )
}
