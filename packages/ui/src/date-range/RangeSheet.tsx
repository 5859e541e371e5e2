import {
  addDays,
  furthestBackDays,
  longestRangeDays,
  quickRange,
  rangeProblem,
  type Day,
  type DayRange,
  type RangeLimits,
  type RangeProblem,
} from '@plaza/calendar'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Form, Submit } from '@plaza/ui/form'
import { Sheet } from '@plaza/ui/sheet'
import { useId, useState } from 'react'
import { isSameRange, quickRanges } from './quick-ranges'
import { useRangeText } from './texts'
import css from './RangeSheet.module.css'

export interface RangeSheetProps {
  isOpen: boolean
  onClose: () => void
  value: DayRange
  onChange: (range: DayRange) => void
  today: Day
  limits?: RangeLimits
  /** One sentence below the title. */
  detail?: string
  /** Offers the usual ranges above the days. */
  hasQuick?: boolean
  /** All days apply rather than `value`. */
  isAll?: boolean
  /** Applies all days; absent where they cannot be chosen. */
  onAll?: (() => void) | undefined
}

/** Which of the two day fields shows a problem of the range; an empty day shows its own error. */
const fieldOf = (problem: RangeProblem, { from }: DayRange): 'from' | 'to' =>
  problem === 'early' || (problem === 'invalid' && from === '') ? 'from' : 'to'

/** Selects the first and the last day with the device's own date picker. */
export function RangeSheet(props: RangeSheetProps) {
  const {
    isOpen,
    onClose,
    value,
    onChange,
    today,
    limits = {},
    detail,
    hasQuick = false,
    isAll = false,
    onAll,
  } = props
  const t = useRangeText()
  const form = useId()
  const [draft, setDraft] = useState(value)
  const [shown, setShown] = useState(value)
  // Another range was selected meanwhile, with a quick-range chip.
  if (!isSameRange(shown, value)) {
    setShown(value)
    setDraft(value)
  }
  const { longestDays = longestRangeDays, furthestDays = furthestBackDays } = limits
  const problem = rangeProblem(draft, today, limits)
  const error = (field: 'from' | 'to') =>
    problem && fieldOf(problem, draft) === field
      ? t(problem, { days: problem === 'early' ? furthestDays : longestDays })
      : undefined
  const day = (field: 'from' | 'to') => (
    <TextField
      label={t(field)}
      name={field}
      type="date"
      min={addDays(today, -furthestDays)}
      max={today}
      error={error(field)}
      value={draft[field]}
      onChange={(text) => setDraft({ ...draft, [field]: text })}
    />
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('choose')}
      detail={detail}
      footer={
        <Submit form={form} isPending={false} isDisabled={problem !== null}>
          {t('apply')}
        </Submit>
      }
    >
      {hasQuick && (
        <div className={css.quick}>
          <ChipGroup label={t('choose')}>
            {onAll && (
              <Chip isPressed={isAll} onPress={onAll}>
                {t('all')}
              </Chip>
            )}
            {quickRanges.map((name) => {
              const range = quickRange(name, today)
              return (
                <Chip
                  key={name}
                  isPressed={!isAll && isSameRange(range, value)}
                  onPress={() => onChange(range)}
                >
                  {t(name)}
                </Chip>
              )
            })}
          </ChipGroup>
        </div>
      )}
      <Form id={form} onSend={() => problem === null && onChange(draft)}>
        {day('from')}
        {day('to')}
      </Form>
    </Sheet>
  )
}
