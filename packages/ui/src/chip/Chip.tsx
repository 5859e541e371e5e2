import type { ReactNode } from 'react'
import { figureMark } from '../figure'
import { Icon, type IconName } from '../icon'
import { cx } from '../cx'
import css from './Chip.module.css'

export interface ChipProps {
  children: ReactNode
  icon?: IconName
  /** For a filter or a quick amount: whether it is selected. */
  isPressed?: boolean
  isDisabled?: boolean
  /** Its accessible name where the text alone does not say what is chosen. It contains the text. */
  label?: string
  /** Shows that a press opens a sheet with more. */
  opensSheet?: boolean
  onPress: () => void
}

/** A small choice among many: quick amounts, quick ranges, filters. */
export function Chip(props: ChipProps) {
  const { children, icon, isPressed, isDisabled, label, opensSheet = false, onPress } = props
  return (
    <button
      type="button"
      className={cx(css.chip, isPressed && css.pressed)}
      aria-label={label}
      aria-pressed={opensSheet ? undefined : isPressed}
      aria-haspopup={opensSheet ? 'dialog' : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon && <Icon name={icon} size={16} isFilled={isPressed} />}
      <span translate={figureMark(children)}>{children}</span>
      {opensSheet && <Icon name="chevron-down" size={16} />}
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
