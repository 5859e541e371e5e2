import { quickRange } from '@plaza/calendar'
import { Chip } from '@plaza/ui/chip'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import type { DateRangeProps } from './DateRange'
import { isSameRange, quickRanges } from './quick-ranges'
import { useRangeText } from './texts'
import { useDayText } from './useDayText'

const RangeSheet = lazy(() => import('./RangeSheet').then((module) => ({ default: module.RangeSheet })))

export interface DateRangeChipProps extends DateRangeProps {
  /** The days that apply where nobody has chosen any: the chip is not marked then. */
  usual: DateRangeProps['value']
  /** One sentence in the sheet: the zone of the days. */
  detail?: string
  /** All days apply rather than `value`. */
  isAll?: boolean
  /** Applies all days, which is then what applies where nobody has chosen any. */
  onAll?: () => void
}

/** The days of a list as one chip, for a row of filters. Its sheet has the usual ranges and any other. */
export function DateRangeChip(props: DateRangeChipProps) {
  const { label, value, usual, onChange, today, limits, detail, isAll = false, onAll } = props
  const t = useRangeText()
  const dayText = useDayText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const quick = quickRanges.find((name) => isSameRange(quickRange(name, today), value))
  const days = quick ? t(quick) : t('range', { from: dayText(value.from), to: dayText(value.to) })
  const text = isAll ? t('all') : days
  return (
    <>
      <Chip
        icon="calendar"
        opensSheet
        isPressed={onAll ? !isAll : !isSameRange(usual, value)}
        label={t('chip', { label, text })}
        onPress={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {text}
      </Chip>
      {wasOpened && (
        <Suspense>
          <RangeSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            value={value}
            today={today}
            limits={limits}
            detail={detail}
            hasQuick
            isAll={isAll}
            onAll={
              onAll &&
              (() => {
                setOpen(false)
                onAll()
              })
            }
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
