import { quickRange, type DayRange } from '@plaza/calendar'
import { useState } from 'react'
import { DateRange } from '.'

export default { title: 'date-range' }

const today = '2026-11-22'

function Chosen({ start }: { start: DayRange }) {
  const [range, setRange] = useState(start)
  return (
    <div style={{ padding: 'var(--space-4) var(--side)' }}>
      <DateRange label="Days of the list" value={range} onChange={setRange} today={today} />
    </div>
  )
}

export const Quick = () => <Chosen start={quickRange('last7', today)} />
export const Chosen31Days = () => <Chosen start={{ from: '2026-10-23', to: today }} />
