import type { Row } from '@plaza/lottery'
import { IconButton } from '@plaza/ui/icon-button'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { figureMark } from '@plaza/ui/figure'
import { useTableText } from '../../locales/lottery-table/texts'
import type { Hint } from './hints'
import { filledBy, toggled, toolsOf } from './picker'
import styles from './Picker.module.css'

export interface PickRowProps {
  row: Row
  /** What the row is called. */
  label: string
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
  /** How the last draws went for each number, where that is wanted. */
  hints: ReadonlyMap<number, Hint> | undefined
  /** A number, or the option that it stands for. */
  textOf: (number: number) => string
  /** Where the tools are shown on demand: whether they are, and what shows or hides them. */
  tools?: { isOpen: boolean; onToggle: () => void }
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((number, index) => number === other[index])

/** One row to pick numbers from, with what fills it in one tap (TABLE-1). */
export function PickRow({ row, label, chosen, onChange, hints, textOf, tools }: PickRowProps) {
  const t = useTableText()
  const isFull = row.max > 1 && chosen.length >= row.max
  const own = toolsOf(row)
  const toolLine = own.length > 0 && (
    <div className={styles.tools} role="group" aria-label={t('table.toolsOf', { row: label })}>
      {own.map((tool) => (
        <button
          key={tool}
          type="button"
          className={styles.tool}
          aria-pressed={tool === 'clear' ? undefined : isSame(filledBy(row, tool), chosen)}
          onClick={() => onChange(filledBy(row, tool))}
        >
          {t(`table.tools.${tool}`)}
        </button>
      ))}
    </div>
  )
  return (
    <fieldset className={styles.row}>
      <legend className={styles.nameOfRow}>{label}</legend>
      <span aria-hidden className={styles.legend}>
        {label}
      </span>
      {tools
        ? own.length > 0 && (
            <IconButton
              icon="sliders"
              size={20}
              label={t('table.toolsOf', { row: label })}
              aria-expanded={tools.isOpen}
              className={styles.toggle}
              onClick={tools.onToggle}
            />
          )
        : toolLine}
      <div className={styles.numbers} data-fives={row.from.length % 5 === 0 && !row.options ? '' : undefined}>
        {row.from.map((number) => {
          const isChosen = chosen.includes(number)
          return (
            <button
              key={number}
              type="button"
              className={styles.number}
              data-word={row.options ? '' : undefined}
              aria-pressed={isChosen}
              aria-disabled={(isFull && !isChosen) || undefined}
              onClick={() => onChange(toggled(row, chosen, number))}
            >
              <span translate={figureMark(textOf(number))}>{textOf(number)}</span>
              <HintLine hint={hints?.get(number)} />
            </button>
          )
        })}
      </div>
      {tools?.isOpen && toolLine}
    </fieldset>
  )
}

/** Draws since a number was last drawn, and a word where it is among the most or least drawn. */
function HintLine({ hint }: { hint: Hint | undefined }) {
  const t = useTableText()
  if (!hint) return null
  return (
    <span className={styles.hint} data-heat={hint.heat}>
      <span aria-hidden translate="no">
        {hint.omission}
      </span>
      <VisuallyHidden>
        <span>{t('table.hints.omission', { count: hint.omission })}</span>
        <span>{hint.heat && `, ${t(`table.hints.${hint.heat}`)}`}</span>
      </VisuallyHidden>
      {hint.heat && <span aria-hidden>{hint.heat === 'hot' ? '▲' : '▼'}</span>}
    </span>
  )
}
