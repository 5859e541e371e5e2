import type { SlotSymbol } from '@plaza/fair'
import { useFairnessText } from '../../locales/fairness/texts'
import styles from './Outcome.module.css'

/** Five reels of three symbols, by name; screen readers read it row by row from the top. */
export function SlotGrid({ grid, label }: { grid: SlotSymbol[][]; label: string }) {
  const t = useFairnessText()
  return (
    <table className={styles.grid} aria-label={label}>
      <tbody>
        {[0, 1, 2].map((row) => (
          <tr key={row}>
            {grid.map((column, index) => (
              <td key={index} className={styles.symbol} data-symbol={column[row]}>
                {column[row] && t(`fairness.symbols.${column[row]}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
