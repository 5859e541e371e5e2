import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import { useState, type FormEvent } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './Saved.module.css'

/** Most characters of a name. */
const longestName = 30

export interface SaveFormProps {
  /** Something is chosen that can be saved. */
  canSave: boolean
  /** False where it could not be saved. */
  onSave: (name: string) => boolean
}

/** A name for what is chosen on the table, and the button that saves it; the same name replaces what it had. */
export function SaveForm({ canSave, onSave }: SaveFormProps) {
  const t = useTableText()
  const [name, setName] = useState('')
  const reason = canSave ? undefined : t('table.pickFirst')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    if (canSave && given !== '' && onSave(given)) setName('')
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t('table.saved.name')}
        name="savedName"
        value={name}
        onChange={(next) => setName(next.slice(0, longestName))}
        autoComplete="off"
      />
      <Button
        type="submit"
        isBlock
        isDisabled={canSave && name.trim() === ''}
        {...(reason && { disabledReason: reason })}
      >
        {t('table.saved.save')}
      </Button>
    </form>
  )
}
