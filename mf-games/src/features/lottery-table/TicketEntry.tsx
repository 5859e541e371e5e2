import { mostTickets, type ParsedTickets } from '@plaza/lottery'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextAreaField } from '@plaza/ui/field'
import type { ClipboardEvent } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { pasteJoined } from './pasted-tickets'
import styles from './TicketEntry.module.css'

export interface TicketEntryProps {
  text: string
  parsed: ParsedTickets
  onChange: (text: string) => void
  /** How many numbers a ticket of the play has. */
  numbers: number
  /** A ticket as it may be written. */
  example: string
}

/** Invalid tickets that are listed before "and so many more". */
const mostListed = 50

/** Tickets to type or paste, and what was read of them: valid, twice, and not at all (TABLE-1). */
export function TicketEntry({ text, parsed, onChange, numbers, example }: TicketEntryProps) {
  const t = useTableText()
  const { number } = useFormats()
  const { valid, duplicates, invalid, over } = parsed
  const isRead = text.trim() !== ''
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text/plain')
    const joined = pasteJoined(value.slice(0, selectionStart), pasted, value.slice(selectionEnd))
    if (joined === undefined) return
    event.preventDefault()
    onChange(joined)
  }
  return (
    <div className={styles.entry}>
      <TextAreaField
        label={t('table.tickets.label')}
        help={t('table.tickets.help', { numbers, example })}
        value={text}
        onChange={onChange}
        onPaste={paste}
        rows={5}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
      />
      {isRead && (
        <p role="status" className={styles.counts}>
          {t('table.tickets.counts', {
            valid: number(valid.length),
            duplicates: number(duplicates),
            invalid: number(invalid.length),
          })}
        </p>
      )}
      {over > 0 && (
        <p className={styles.over}>
          {t('table.tickets.over', { count: over, over: number(over), most: number(mostTickets) })}
        </p>
      )}
      {invalid.length > 0 && (
        <details className={styles.invalid}>
          <summary>{t('table.tickets.showInvalid')}</summary>
          <ul>
            {invalid.slice(0, mostListed).map((ticket, index) => (
              <li key={index}>
                <bdi translate="no" dir="ltr">
                  {ticket}
                </bdi>
              </li>
            ))}
          </ul>
          {invalid.length > mostListed && (
            <p>{t('table.tickets.moreInvalid', { count: number(invalid.length - mostListed) })}</p>
          )}
        </details>
      )}
      {isRead && (
        <Button size="small" variant="quiet" icon="trash" onClick={() => onChange('')}>
          {t('table.tools.clear')}
        </Button>
      )}
    </div>
  )
}
