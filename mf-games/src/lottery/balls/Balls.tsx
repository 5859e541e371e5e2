import type { LotteryFamily } from '@plaza/contract/lottery'
import { useLotteryText } from '../../locales/lottery/texts'
import { specialOf } from '../facts/draw-facts'
import styles from './Balls.module.css'
import { Die } from './Die'

export interface BallsProps {
  family: LotteryFamily
  /** A draw; of a Vietnamese board the special prize is shown. */
  numbers: readonly number[]
  size?: 'small' | 'medium' | 'large'
  /** Reveals the numbers one after another; not where less motion is wanted. */
  isRevealed?: boolean
}

const two = (number: number) => String(number).padStart(2, '0')

/** Families whose numbers go beyond one digit, written with two. */
const hasTwoDigits = (family: LotteryFamily) => family === 'eleven' || family === 'six45'

/** Which of the colours a ball has; the stylesheet knows them. */
function toneOf(family: LotteryFamily, number: number): string {
  if (family === 'pk10') return `place${number}`
  if (family === 'six45') return `tens${Math.floor(number / 10)}`
  return family
}

/** The numbers of a draw as balls, dice or tiles; screen readers hear them in order (LOTTERY-5). */
export function Balls({ family, numbers, size = 'medium', isRevealed = false }: BallsProps) {
  const t = useLotteryText()
  const shown = family === 'vietnam' ? specialOf(numbers) : numbers
  const text = (number: number) => (hasTwoDigits(family) ? two(number) : String(number))
  const label =
    family === 'vietnam'
      ? t('lottery.specialIs', { number: shown.join('') })
      : t('lottery.numbersAre', { numbers: shown.map(text).join(', ') })
  return (
    <span
      role="img"
      aria-label={label}
      translate="no"
      className={styles.balls}
      data-family={family}
      data-size={size}
      data-reveal={isRevealed ? '' : undefined}
    >
      {shown.map((number, index) =>
        family === 'dice' ? (
          <Die key={index} face={number} />
        ) : (
          <span key={index} aria-hidden className={styles.ball} data-tone={toneOf(family, number)}>
            {text(number)}
          </span>
        ),
      )}
    </span>
  )
}
