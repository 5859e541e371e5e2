export interface CsvColumn<Row> {
  label: string
  /**
   * Numbers are written with a decimal point and without grouping, in every language; an amount is the decimal of
   * `minorToDecimal`.
   */
  valueOf: (row: Row) => string | number
}

/**
 * Matches text that spreadsheets would evaluate instead of showing, also with the full-width signs of East Asian keyboards; a
 * decimal with a sign is not such a text.
 */
const isFormula = /^(?!-\d+(?:\.\d+)?$)[=+\-@＝＋－＠\t\r\n]/

function cell(value: string | number): string {
  const text = typeof value === 'string' && isFormula.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180), the labels first. A text that a spreadsheet would take for a formula is escaped. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ valueOf }) => valueOf(row)))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n')

/** Offers a CSV for download. It begins with a byte order mark, so that spreadsheets read it as UTF-8. */
export function saveCsv(fileName: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
