import { dividendPeriods, dividendStates, type DividendSide } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { readFilter, usualFilter, writeFilter, type FilterSpec, type RecordFilter } from '@plaza/ui/records'
import { useDividendsText } from '../../locales/dividends/texts'

/** Days of one filter at most, and how far back they go: a year, for dividends are of up to a month. */
const days = { longestDays: 366, furthestDays: 366 }

/**
 * The filter of the report of one side, in its address: the days in which periods end, kinds of period, status and, of what one owes, the
 * name of who gets it. Without it, everything shows (DIVIDEND-1).
 */
export function useDividendFilter(side: DividendSide) {
  const t = useDividendsText()
  const { timeZone, serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  const spec: FilterSpec = {
    ...{ timeZone, nowMs: serverNow(), limits: days, hasAllDays: true },
    choices: [
      {
        ...{ name: 'state', label: t('dividends.columns.state') },
        options: [
          { value: '', label: t('dividends.filter.anyState') },
          ...dividendStates.map((value) => ({ value, label: t(`dividends.states.${value}`) })),
        ],
      },
      {
        ...{ name: 'period', label: t('dividends.columns.period') },
        options: [
          { value: '', label: t('dividends.filter.anyPeriod') },
          ...dividendPeriods.map((value) => ({ value, label: t(`dividends.filter.periods.${value}`) })),
        ],
      },
    ],
    ...(side === 'owed' && { search: { label: t('dividends.filter.search'), longest: 64 } }),
  }
  const value = readFilter(params, spec)
  const onChange = (next: RecordFilter) => setParams(writeFilter(params, spec, next), { replace: true })
  const state = dividendStates.find((one) => one === value.values['state'])
  const period = dividendPeriods.find((one) => one === value.values['period'])
  const query = {
    side,
    ...(!value.isAllDays && value.range),
    ...(state && { state }),
    ...(period && { period }),
    ...(value.search && { userName: value.search }),
  }
  return {
    bar: { spec, value, onChange },
    query,
    isNarrowed: Object.keys(query).length > 1,
    reset: () => onChange(usualFilter(spec)),
  }
}
