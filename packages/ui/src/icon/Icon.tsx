import { useSyncExternalStore } from 'react'
import { cx } from '../cx'
import { isCore, pathOf, subscribeIcons, type IconName } from './icons'
import { solidIcons } from './solid-icons'
import css from './Icon.module.css'

export interface IconProps {
  /** Any string, because tiles name icons in data; an unknown name draws a plain ring. */
  name: IconName | (string & {})
  /** Edge in CSS pixels; 24 when absent. */
  size?: 16 | 20 | 24 | 28 | 32
  /** Selected: filled instead of outlined. */
  isFilled?: boolean
  /** Its label for screen readers; omit it when text beside the icon is the label. */
  label?: string
  className?: string
}

const ring = 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16z'
/** Icons that point along the line of text are mirrored in right-to-left languages. */
const directed = new Set([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'log-out',
  'external',
  'send',
  'message',
  'trending-up',
  'transfer',
])
const nothing = () => undefined

function Drawing({
  name,
  path,
  size = 24,
  isFilled,
  label,
  className,
}: IconProps & { path: string | undefined }) {
  const solid = isFilled ? solidIcons[name] : undefined
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={cx(css.icon, directed.has(name) && css.directed, className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {path && (
        <path d={solid?.fill ?? path} className={solid ? css.solid : isFilled ? css.soft : undefined} />
      )}
      {solid?.cut && <path d={solid.cut} className={css.cut} />}
    </svg>
  )
}

function LateIcon(props: IconProps) {
  const read = () => pathOf(props.name)
  const path = useSyncExternalStore(subscribeIcons, read, nothing)
  const isHere = useSyncExternalStore(
    subscribeIcons,
    () => pathOf('star') !== undefined,
    () => false,
  )
  return <Drawing {...props} path={path ?? (isHere ? ring : undefined)} />
}

/** An outline icon on a 24-pixel grid, in the colour of the text around it. */
export function Icon(props: IconProps) {
  return isCore(props.name) ? <Drawing {...props} path={pathOf(props.name)} /> : <LateIcon {...props} />
}
