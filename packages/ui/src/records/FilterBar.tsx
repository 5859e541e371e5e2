import { zoneName } from '@plaza/calendar'
import { Chip } from '@plaza/ui/chip'
import { DateRangeChip } from '@plaza/ui/date-range'
import { IconButton } from '@plaza/ui/icon-button'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import { useState } from 'react'
import { useRecordsText } from './texts'
import { isUsualFilter, todayOf, usualFilter, type FilterSpec, type RecordFilter } from './record-filter'
import { ChoiceChip } from './ChoiceChip'
import { FilterSearch } from './FilterSearch'
import { RecordsMenu } from './RecordsMenu'
import css from './Records.module.css'

export interface FilterBarProps {
  spec: FilterSpec
  value: RecordFilter
  onChange: (filter: RecordFilter) => void
  /** Heading of the list for screen readers, where the days below it are headings of their own. */
  title?: string
}

/**
 * Filters of a list of records in one line that stays in view: a range of days, choices, a text to search for, and what
 * sets everything back; each chip says what applies. Beside them is the menu of the list (RECORDS-1).
 */
export function FilterBar({ spec, value, onChange, title }: FilterBarProps) {
  const t = useRecordsText()
  const search = value.search ?? ''
  const [isAsked, setAsked] = useState(false)
  const isSearching = isAsked || search !== ''
  return (
    <div role="group" aria-label={t('filter')} className={css.bar}>
      {title !== undefined && (
        <h2 className={css.title}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
      )}
      <div className={css.line}>
        <DateRangeChip
          label={t('days')}
          value={value.range}
          usual={usualFilter(spec).range}
          today={todayOf(spec)}
          limits={spec.limits}
          detail={t('zone', { zone: zoneName(spec.timeZone, spec.nowMs) })}
          onChange={(range) => onChange({ ...value, range, ...(spec.hasAllDays && { isAllDays: false }) })}
          {...(spec.hasAllDays && {
            isAll: value.isAllDays,
            onAll: () => onChange({ ...value, isAllDays: true }),
          })}
        />
        {spec.choices?.map((choice) => (
          <ChoiceChip
            key={choice.name}
            choice={choice}
            value={value.values[choice.name] ?? ''}
            onChange={(next) => onChange({ ...value, values: { ...value.values, [choice.name]: next } })}
          />
        ))}
        {!isUsualFilter(spec, value) && (
          <Chip icon="refresh" onPress={() => onChange(usualFilter(spec))}>
            {t('reset')}
          </Chip>
        )}
      </div>
      {spec.search && (
        <IconButton
          icon="search"
          label={t('search')}
          aria-expanded={isSearching}
          onClick={() => setAsked(!isAsked)}
        />
      )}
      <RecordsMenu />
      {spec.search && isSearching && (
        <div className={css.search}>
          <FilterSearch
            {...spec.search}
            value={search}
            takesFocus={isAsked}
            onChange={(text) => onChange({ ...value, search: text })}
          />
        </div>
      )}
    </div>
  )
}
