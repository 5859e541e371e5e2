import { Amount } from '@plaza/ui/amount'
import { RecordSheet } from './RecordSheet'

export default { title: 'record-sheet', isAlone: true }

export const Open = () => (
  <RecordSheet
    isOpen
    onClose={() => undefined}
    title="Bank transfer"
    detail="22 Nov 2026, 12:00"
    facts={[
      { label: 'Amount', value: <Amount minor={123_456_789} currency="PHP" /> },
      { label: 'Fee', value: <Amount minor={0} currency="PHP" /> },
      { label: 'Paid to', value: 'First National Bank of the Archipelago, account ending in 4417' },
    ]}
    ids={[
      { label: 'Order number', value: 'D-1000-2231-9981' },
      { label: 'Reference for the bank', value: 'PZ-2048-1177-3390-4471-0092-5518' },
    ]}
  />
)
