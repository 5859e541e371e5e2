import { zoneName } from '@plaza/calendar'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { DateRange } from '@plaza/ui/date-range'
import { useRecordsText } from './texts'
import { isUsualFilter, todayOf, usualFilter, type FilterSpec, type RecordFilter } from './record-filter'
import { FilterSearch } from './FilterSearch'
import { toggled } from './toggled'
import css from './Records.module.css'

export interface FilterBarProps {
  spec: FilterSpec
  value: RecordFilter
  onChange: (filter: RecordFilter) => void
}

/**
 * Filters of a list of records: a range of days with the zone that they are in, choices, and a text to search for; one tap
 * sets everything back.
 */
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
      {spec.choices?.map((choice) => (
        <ChipGroup key={choice.name} label={choice.label} isLine>
          {choice.options.map((option) => {
            const next = toggled(choice, value.values[choice.name] ?? '', option.value)
            return (
              <Chip
                key={option.value}
                isPressed={next.isPressed}
                onPress={() => onChange({ ...value, values: { ...value.values, [choice.name]: next.value } })}
              >
                {option.label}
              </Chip>
            )
          })}
        </ChipGroup>
      ))}
      {spec.search && (
        <FilterSearch
          {...spec.search}
          value={value.search ?? ''}
          onChange={(search) => onChange({ ...value, search })}
        />
      )}
      <div className={css.foot}>
        <p className={css.label}>{t('zone', { zone: zoneName(spec.timeZone, spec.nowMs) })}</p>
        {!isUsualFilter(spec, value) && (
          <Button size="small" variant="quiet" icon="refresh" onClick={() => onChange(usualFilter(spec))}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  )
}
