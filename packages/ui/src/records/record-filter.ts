import { dayAt, quickRange, rangeProblem, type Day, type DayRange, type RangeLimits } from '@plaza/calendar'

/** One choice of a filter; the address omits its first option. */
export interface FilterChoice {
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
  choices?: readonly FilterChoice[]
}

/** The current filter. */
export interface RecordFilter {
  range: DayRange
  /** Name of a choice → its option. */
  values: Readonly<Record<string, string>>
}

/** The current day in the zone of a filter. */
export const todayOf = ({ timeZone, nowMs }: FilterSpec): Day => dayAt(timeZone, nowMs)

/** The last 7 days, which an address without days means. */
const defaultRange = (today: Day) => quickRange('last7', today)

/** Reads a filter from an address; values that are not allowed count as absent. */
export function readFilter(params: URLSearchParams, spec: FilterSpec): RecordFilter {
  const { limits, choices = [] } = spec
  const today = todayOf(spec)
  const requested = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  return {
    range: rangeProblem(requested, today, limits) === null ? requested : defaultRange(today),
    values: Object.fromEntries(
      choices.map(({ name, options }) => {
        const value = params.get(name)
        return [name, (options.find((option) => option.value === value) ?? options[0])?.value ?? '']
      }),
    ),
  }
}

/** Writes a filter into an address, keeping other parameters and omitting default values. */
export function writeFilter(
  params: URLSearchParams,
  spec: FilterSpec,
  { range, values }: RecordFilter,
): URLSearchParams {
  const { choices = [] } = spec
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined, usual: string | undefined) => {
    if (value === undefined || value === usual) next.delete(name)
    else next.set(name, value)
  }
  const usual = defaultRange(todayOf(spec))
  const isUsual = range.from === usual.from && range.to === usual.to
  put('from', isUsual ? undefined : range.from, undefined)
  put('to', isUsual ? undefined : range.to, undefined)
  for (const { name, options } of choices) put(name, values[name], options[0]?.value)
  return next
}
