import styles from './Balls.module.css'

/** Of a grid of nine places, row by row, those that have a pip. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

/** One face of a die; one and four have red pips. */
export function Die({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 30 30" aria-hidden className={styles.die} data-face={face}>
      {(pips[face] ?? []).map((place) => (
        <circle
          key={place}
          cx={7.5 + (place % 3) * 7.5}
          cy={7.5 + Math.floor(place / 3) * 7.5}
          r={face === 1 ? 3.6 : 2.5}
        />
      ))}
    </svg>
  )
}
