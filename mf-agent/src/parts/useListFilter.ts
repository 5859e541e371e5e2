import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import {
  readFilter,
  writeFilter,
  type FilterChoice,
  type FilterSpec,
  type RecordFilter,
} from '@plaza/ui/records'

/** Longest part of a user name that lists are searched for. */
const longest = 64

/** The filter of a list of the team, kept in the address: back and reload restore it. */
export function useListFilter(choices: readonly FilterChoice[], searchLabel: string) {
  const { timeZone, serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  const spec: FilterSpec = { timeZone, nowMs: serverNow(), choices, search: { label: searchLabel, longest } }
  const value = readFilter(params, spec)
  const onChange = (next: RecordFilter) => setParams(writeFilter(params, spec, next), { replace: true })
  return {
    bar: { spec, value, onChange },
    range: value.range,
    values: value.values,
    search: value.search ?? '',
    params,
    setParams,
  }
}
