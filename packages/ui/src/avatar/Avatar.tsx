import { cx } from '../cx'
import css from './Avatar.module.css'

export interface AvatarProps {
  /** The name whose first letter is shown. */
  name: string
  size?: 32 | 40 | 56 | 72
  /** The address of the person's picture, which is shown in place of the letter. */
  picture?: string | undefined
  /** A ring in the accent's gradient, for members with a VIP level. */
  hasRing?: boolean
}

const grounds = ['violet', 'magenta', 'sea', 'amber', 'leaf'] as const

/** The same name has the same colour everywhere. */
const groundOf = (name: string) =>
  grounds[[...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % grounds.length]

/**
 * Represents a person by the first letter of the name. Hidden from screen readers, because the name is shown beside it.
 */
export function Avatar({ name, size = 40, picture, hasRing = false }: AvatarProps) {
  const sizes = { 32: css.s32, 40: css.s40, 56: css.s56, 72: css.s72 }
  return (
    <span
      aria-hidden
      className={cx(css.avatar, sizes[size], css[groundOf(name) ?? 'violet'], hasRing && css.ring)}
    >
      {picture === undefined ? (
        ([...name.trim()][0] ?? '?').toLocaleUpperCase()
      ) : (
        <img src={picture} alt="" className={css.picture} />
      )}
    </span>
  )
}
