import { WindowedList } from '.'

export default { title: 'windowed-list', isAlone: true }

const rows = Array.from({ length: 10_000 }, (_, index) => index + 1)

export const TenThousandRows = () => (
  <WindowedList
    label="Numbers"
    rows={rows}
    keyOf={String}
    rowOf={(row) => (
      <p style={{ padding: 'var(--space-3) var(--side)', minHeight: row % 3 ? 48 : 96 }}>Row {row}</p>
    )}
  />
)
