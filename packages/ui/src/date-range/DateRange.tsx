import { quickRange, type Day, type DayRange, type RangeLimits } from '@plaza/calendar'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { isSameRange, quickRanges } from './quick-ranges'
import { useRangeText } from './texts'
import { useDayText } from './useDayText'

const RangeSheet = lazy(() => import('./RangeSheet').then((module) => ({ default: module.RangeSheet })))

export interface DateRangeProps {
  /** Names the choice for screen readers. */
  label: string
  value: DayRange
  onChange: (range: DayRange) => void
  /** The current day in the merchant's zone. */
  today: Day
  /** At most 31 days that begin at most 90 days ago, when absent. */
  limits?: RangeLimits
}

/** Selects the days of a list: one tap for a usual range, a sheet for any other. */
export function DateRange({ label, value, onChange, today, limits }: DateRangeProps) {
  const t = useRangeText()
  const dayText = useDayText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const quick = quickRanges.find((name) => isSameRange(quickRange(name, today), value))
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <ChipGroup label={label}>
        {quickRanges.map((name) => (
          <Chip key={name} isPressed={name === quick} onPress={() => onChange(quickRange(name, today))}>
            {t(name)}
          </Chip>
        ))}
        <Chip icon="calendar" isPressed={quick === undefined} onPress={open}>
          {quick === undefined
            ? t('range', { from: dayText(value.from), to: dayText(value.to) })
            : t('choose')}
        </Chip>
      </ChipGroup>
      {wasOpened && (
        <Suspense>
          <RangeSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            value={value}
            today={today}
            limits={limits}
            onChange={(range) => {
              setOpen(false)
              onChange(range)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
