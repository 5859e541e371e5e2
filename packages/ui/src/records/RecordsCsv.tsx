import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import type { CsvColumn } from './csv'
import { useRecordsText } from './texts'
import css from './Records.module.css'

export interface RecordsCsvProps<Row> {
  fileName: string
  columns: readonly CsvColumn<Row>[]
  /** The records loaded so far. */
  rows: readonly Row[]
  /** Loads every record of the filter; without it, those loaded so far are saved. */
  all?: () => Promise<readonly Row[]>
}

/** Saves records as CSV. What makes the file loads when it is first asked for. */
export function RecordsCsv<Row>({ fileName, columns, rows, all }: RecordsCsvProps<Row>) {
  const t = useRecordsText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const [{ saveCsv, toCsv }, found] = await Promise.all([import('./csv'), all ? all() : rows])
      saveCsv(fileName, toCsv(columns, found))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className={css.tools}>
      <Button
        size="small"
        variant="quiet"
        icon="download"
        isBusy={state === 'busy'}
        onClick={() => void save()}
      >
        {t('csv')}
      </Button>
      {state === 'failed' && (
        <p role="alert" className={css.problem}>
          {t('csvFailed')}
        </p>
      )}
    </div>
  )
}
