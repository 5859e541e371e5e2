import type { Play } from '@plaza/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { figureMark } from '@plaza/ui/figure'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import { tierOdds } from '../lottery-slip/quote'
import { cellKey, type Board, type Cell } from './board'
import styles from './OddsBoard.module.css'

export interface OddsBoardProps {
  play: Play
  prizeGroup: number
  board: Board
  onCell: (cell: Cell) => void
}

/** The odds board of a play: every option with its odds; a tap stakes on it (TABLE-1). */
export function OddsBoard({ play, prizeGroup, board, onCell }: OddsBoardProps) {
  const t = useTableText()
  const words = usePlayWords()
  const { money } = useFormats()
  const { currency } = useRemote()
  return (
    <div className={styles.board}>
      {play.rows.map((row, index) => (
        <fieldset key={row.id} className={styles.row}>
          <legend className={styles.nameOfRow}>{words.row(play, row)}</legend>
          <p aria-hidden className={styles.legend}>
            {words.row(play, row)}
          </p>
          <div className={styles.cells}>
            {row.from.map((number) => {
              const cell = { play: play.id, row: index, number }
              const amountMinor = board[cellKey(cell)]
              const odds = tierOdds(play, play.tiers.length > 1 ? number - (row.from[0] ?? 0) : 0, prizeGroup)
              return (
                <button
                  key={number}
                  type="button"
                  className={styles.cell}
                  aria-pressed={amountMinor !== undefined}
                  onClick={() => onCell(cell)}
                >
                  <span translate={figureMark(words.option(row, number))} className={styles.name}>
                    {words.option(row, number)}
                  </span>
                  <span translate="no" className={styles.odds}>
                    <span className={styles.times} aria-hidden>
                      ×
                    </span>
                    <span aria-label={t('table.oddsAre', { odds })} role="img">
                      {odds}
                    </span>
                  </span>
                  {amountMinor !== undefined && (
                    <span translate="no" className={styles.stake}>
                      {money(amountMinor, currency)}
                    </span>
                  )}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
