import { Chip, ChipGroup } from '@plaza/ui/chip'
import { DateRange } from '@plaza/ui/date-range'
import { useRecordsText } from './texts'
import { todayOf, type FilterSpec, type RecordFilter } from './record-filter'
import css from './Records.module.css'

export interface FilterBarProps {
  spec: FilterSpec
  value: RecordFilter
  onChange: (filter: RecordFilter) => void
}

/** Filters of a list of records: a range of days, and choices with one option each. */
export function FilterBar({ spec, value, onChange }: FilterBarProps) {
  const t = useRecordsText()
  return (
    <div role="group" aria-label={t('filter')} className={css.filter}>
      <DateRange
        label={t('filter')}
        value={value.range}
        today={todayOf(spec)}
        limits={spec.limits}
        onChange={(range) => onChange({ ...value, range })}
      />
      {spec.choices?.map(({ name, label, options }) => (
        <ChipGroup key={name} label={label} isLine>
          {options.map((option) => (
            <Chip
              key={option.value}
              isPressed={value.values[name] === option.value}
              onPress={() => onChange({ ...value, values: { ...value.values, [name]: option.value } })}
            >
              {option.label}
            </Chip>
          ))}
        </ChipGroup>
      ))}
    </div>
  )
}
