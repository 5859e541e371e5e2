import { useState } from 'react'
import type { CsvColumn } from './csv'

export interface RecordsCsv<Row> {
  fileName: string
  columns: readonly CsvColumn<Row>[]
  /** Loads every record of the filter; without it, those loaded so far are saved. */
  all?: () => Promise<readonly Row[]>
}

/** Saves records as CSV, and says how that goes. What makes the file loads when it is first asked for. */
export function useSaveCsv<Row>(csv: RecordsCsv<Row> | undefined, rows: readonly Row[] | undefined) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    if (!csv || !rows) return
    setState('busy')
    try {
      const [{ saveCsv, toCsv }, found] = await Promise.all([import('./csv'), csv.all ? csv.all() : rows])
      saveCsv(csv.fileName, toCsv(csv.columns, found))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { state, save }
}
