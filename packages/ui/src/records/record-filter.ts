import { dayAt, quickRange, rangeProblem, type Day, type DayRange, type RangeLimits } from '@plaza/calendar'

/** One choice of a filter; the address omits its first option. */
export interface FilterChoice {
  /** Several options may be selected, which the value joins by commas; the first one means all of them. */
  isMany?: boolean
  /** Name of the query parameter. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** The available filters. */
export interface FilterSpec {
  /** IANA zone that defines the days: the merchant's. */
  timeZone: string
  /** The server's time, ms, which decides what today is. */
  nowMs: number
  limits?: RangeLimits
  /** An address without days means all of them rather than the last 7. */
  hasAllDays?: boolean
  choices?: readonly FilterChoice[]
  /** A text that is searched for. */
  search?: { label: string; longest: number }
}

/** The current filter. */
export interface RecordFilter {
  /** The days, or what the sheet of days begins with while all of them apply. */
  range: DayRange
  /** No day is left out. */
  isAllDays?: boolean
  /** Name of a choice → its option. */
  values: Readonly<Record<string, string>>
  /** The text that is searched for; absent where the filter has none. */
  search?: string
}

/** The current day in the zone of a filter. */
export const todayOf = ({ timeZone, nowMs }: FilterSpec): Day => dayAt(timeZone, nowMs)

/** The last 7 days, which an address without days means. */
const defaultRange = (today: Day) => quickRange('last7', today)

/** The filter of an address that says nothing. */
export const usualFilter = (spec: FilterSpec): RecordFilter => readFilter(new URLSearchParams(), spec)

/** Whether a filter is the one that an address without any means. */
export const isUsualFilter = (spec: FilterSpec, filter: RecordFilter): boolean =>
  writeFilter(new URLSearchParams(), spec, filter).size === 0

/** The value of a choice as it may be, or undefined. */
function allowed({ isMany = false, options }: FilterChoice, value: string | null): string | undefined {
  const values = options.map((option) => option.value)
  if (value === null || !isMany) return values.find((one) => one === value)
  const chosen = value.split(',')
  return values.filter((one) => one !== '' && chosen.includes(one)).join(',') || undefined
}

/** Reads a filter from an address; values that are not allowed count as absent. */
export function readFilter(params: URLSearchParams, spec: FilterSpec): RecordFilter {
  const { limits, choices = [] } = spec
  const today = todayOf(spec)
  const requested = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const isRange = rangeProblem(requested, today, limits) === null
  return {
    range: isRange ? requested : defaultRange(today),
    ...(spec.hasAllDays && { isAllDays: !isRange }),
    values: Object.fromEntries(
      choices.map((choice) => {
        const { name, options } = choice
        return [name, allowed(choice, params.get(name)) ?? options[0]?.value ?? '']
      }),
    ),
    ...(spec.search && { search: (params.get('search') ?? '').trim().slice(0, spec.search.longest) }),
  }
}

/** Writes a filter into an address, keeping other parameters and omitting default values. */
export function writeFilter(
  params: URLSearchParams,
  spec: FilterSpec,
  { range, isAllDays = false, values, search }: RecordFilter,
): URLSearchParams {
  const { choices = [] } = spec
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined, usual: string | undefined) => {
    if (value === undefined || value === usual) next.delete(name)
    else next.set(name, value)
  }
  const usual = defaultRange(todayOf(spec))
  const isUsual = spec.hasAllDays ? isAllDays : range.from === usual.from && range.to === usual.to
  put('from', isUsual ? undefined : range.from, undefined)
  put('to', isUsual ? undefined : range.to, undefined)
  for (const { name, options } of choices) put(name, values[name], options[0]?.value)
  if (spec.search) put('search', search ?? '', '')
  return next
}
