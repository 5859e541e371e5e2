import { quickRange, rangeProblem, type Day, type DayRange, type RangeLimits } from '@plaza/calendar'

/** One choice of a filter; the address omits its first option. */
export interface FilterChoice {
  /** Name of the query parameter. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** The available filters. */
export interface FilterSpec {
  /** The current day in the merchant's zone. */
  today: Day
  limits?: RangeLimits
  choices?: readonly FilterChoice[]
}

/** The current filter. */
export interface RecordFilter {
  range: DayRange
  /** Name of a choice → its option. */
  values: Readonly<Record<string, string>>
}

/** The last 7 days, which an address without days means. */
const defaultRange = (today: Day) => quickRange('last7', today)

/** Reads a filter from an address; values that are not allowed count as absent. */
export function readFilter(
  params: URLSearchParams,
  { today, limits, choices = [] }: FilterSpec,
): RecordFilter {
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
  { today, choices = [] }: FilterSpec,
  { range, values }: RecordFilter,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined, usual: string | undefined) => {
    if (value === undefined || value === usual) next.delete(name)
    else next.set(name, value)
  }
  const usual = defaultRange(today)
  const isUsual = range.from === usual.from && range.to === usual.to
  put('from', isUsual ? undefined : range.from, undefined)
  put('to', isUsual ? undefined : range.to, undefined)
  for (const { name, options } of choices) put(name, values[name], options[0]?.value)
  return next
}
