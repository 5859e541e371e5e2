import { useTrendText } from '../../locales/trend/texts'
import { endingsOf, prizesOf } from './board-prizes'
import styles from './Board.module.css'

export interface BoardProps {
  numbers: readonly number[]
  /** Names the board for screen readers. */
  label: string
}

/** A Vietnamese board: every prize by rank, and the tables of first and last digits (LOTTERY-5). */
export function Board({ numbers, label }: BoardProps) {
  const t = useTrendText()
  const board = prizesOf(numbers)
  const { heads, tails } = endingsOf(board)
  return (
    <div className={styles.whole}>
      <table className={styles.board} aria-label={label}>
        <tbody>
          {board.map(({ rank, prizes }) => (
            <tr key={rank} data-rank={rank}>
              <th scope="row">{t(`board.ranks.${rank}`)}</th>
              <td>
                <span className={styles.prizes}>
                  {prizes.map((prize, index) => (
                    <span key={index}>{prize}</span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.tables}>
        <Digits caption={t('board.heads')} of={t('board.head')} list={t('board.tail')} digits={heads} />
        <Digits caption={t('board.tails')} of={t('board.tail')} list={t('board.head')} digits={tails} />
      </div>
    </div>
  )
}

interface DigitsProps {
  caption: string
  /** Heads of the two columns. */
  of: string
  list: string
  digits: readonly (readonly number[])[]
}

function Digits({ caption, of, list, digits }: DigitsProps) {
  return (
    <table className={styles.digits}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{list}</th>
        </tr>
      </thead>
      <tbody>
        {digits.map((others, digit) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>{others.length > 0 ? others.join(', ') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
