import { mineFields, type MinesOutcome } from '@plaza/fair'
import { Icon } from '@plaza/ui/icon'
import { useFairnessText } from '../../locales/fairness/texts'
import styles from './Outcome.module.css'

const side = 5

/** The board of 25 fields: where the mines were and which fields were opened. */
export function MinesBoard({ outcome }: { outcome: MinesOutcome }) {
  const t = useFairnessText()
  const rows = Array.from({ length: mineFields / side }, (_, row) => row)
  const kindOf = (field: number) =>
    outcome.mines.includes(field)
      ? outcome.opened.includes(field)
        ? 'hit'
        : 'mine'
      : outcome.opened.includes(field)
        ? 'opened'
        : 'closed'
  const icons = { hit: 'x-circle', mine: 'target', opened: 'gem', closed: undefined } as const
  return (
    <table className={styles.board} aria-label={t('fairness.board')}>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {rows.map((column) => {
              const kind = kindOf(row * side + column)
              const icon = icons[kind]
              return (
                <td key={column} className={styles.field} data-kind={kind}>
                  {icon && (
                    <Icon
                      name={icon}
                      size={20}
                      label={t(
                        `fairness.fields.${icon === 'gem' ? 'opened' : kind === 'hit' ? 'hit' : 'mine'}`,
                      )}
                    />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
