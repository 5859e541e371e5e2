import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon'
import { cx } from '../cx'
import css from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  icon?: IconName
  /** For a filter or a quick amount: whether it is selected. */
  isPressed?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A small choice among many: quick amounts, quick ranges, filters. */
export function Chip({ children, icon, isPressed, isDisabled, onPress }: ChipProps) {
  return (
    <button
      type="button"
      className={cx(css.chip, isPressed && css.pressed)}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} isFilled={isPressed} />}
      {children}
    </button>
  )
}

export interface ChipGroupProps {
  children: ReactNode
  /** Names the choice for screen readers. */
  label: string
  /** In one line that scrolls sideways. */
  isLine?: boolean
  /** All of one width. */
  isGrid?: boolean
}

/** A group of chips, wrapped into rows by default. */
export function ChipGroup({ children, label, isLine = false, isGrid = false }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className={isLine ? css.line : isGrid ? css.grid : css.rows}>
      {children}
    </div>
  )
}
