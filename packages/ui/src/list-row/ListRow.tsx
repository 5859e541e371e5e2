import type { MouseEvent, ReactNode } from 'react'
import { figureMark } from '../figure'
import { Icon, type IconName } from '../icon'
import { cx } from '../cx'
import css from './ListRow.module.css'

export interface ListRowProps {
  title: ReactNode
  /** Second line: time, detail. */
  detail?: ReactNode
  icon?: IconName | (string & {})
  /** Replaces the icon: an avatar or a picture. */
  start?: ReactNode
  /** At the end of the row: amount, pill or switch. */
  end?: ReactNode
  /** Makes the row a link, with an arrow; `onPress` may handle the press instead. */
  href?: string
  /** Makes the row a button, with an arrow. */
  onPress?: (event: MouseEvent<HTMLElement>) => void
  /** For a list of choices: whether it is selected. Shows a check at the end. */
  isSelected?: boolean
  /** Hides the arrow of a row that can be pressed. */
  hidesArrow?: boolean
  tone?: 'plain' | 'danger'
}

/** One row for one item. Use it inside a `List`. */
export function ListRow(props: ListRowProps) {
  const {
    title,
    detail,
    icon,
    start,
    end,
    href,
    onPress,
    isSelected,
    hidesArrow = false,
    tone = 'plain',
  } = props
  const isChoice = isSelected !== undefined
  const content = (
    <>
      {start ?? (icon && <span className={css.icon}>{<Icon name={icon} size={20} />}</span>)}
      <span className={css.texts}>
        <span translate={figureMark(title)} className={css.title}>
          {title}
        </span>
        {detail !== undefined && (
          <span translate={figureMark(detail)} className={css.detail}>
            {detail}
          </span>
        )}
      </span>
      {end !== undefined && (
        <span translate={figureMark(end)} className={css.end}>
          {end}
        </span>
      )}
      {isSelected && <Icon name="check" size={20} className={css.check} />}
      {(href || onPress) && !isChoice && !hidesArrow && (
        <Icon name="chevron-right" size={20} className={css.arrow} />
      )}
    </>
  )
  const className = cx(css.row, css[tone], (href || onPress) && css.pressable)
  if (href) {
    return (
      <a href={href} className={className} onClick={onPress}>
        {content}
      </a>
    )
  }
  if (onPress) {
    return (
      <button type="button" className={className} onClick={onPress} aria-pressed={isSelected}>
        {content}
      </button>
    )
  }
  return <div className={className}>{content}</div>
}
