import { IconButton } from '@plaza/ui/icon-button'
import type { ReactNode } from 'react'
import { useGameListText } from '../../locales/game-list/texts'
import { countFacets, type ListState } from './list-state'
import styles from './ListTools.module.css'

export interface ListToolsProps {
  /** The search box. */
  children: ReactNode
  state: ListState
  /** In a lobby the vendor is not a filter. */
  hidesVendor: boolean
  /** Opens the filter drawer; omit when the screen has none. */
  onFilter?: () => void
}

/** The search box and the filter button with the number of active filters. */
export function ListTools({ children, state, hidesVendor, onFilter }: ListToolsProps) {
  const t = useGameListText()
  const count = countFacets(state) + (state.vendor && !hidesVendor ? 1 : 0) + (state.sort ? 1 : 0)
  return (
    <div className={styles.tools}>
      <div className={styles.search}>{children}</div>
      {onFilter && (
        <span className={styles.filter}>
          <IconButton
            icon="sliders"
            variant="raised"
            size={20}
            label={count > 0 ? t('gameList.filter.openWith', { count }) : t('gameList.filter.open')}
            aria-haspopup="dialog"
            onClick={onFilter}
          />
          {count > 0 && (
            <span aria-hidden className={styles.count}>
              {count}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
