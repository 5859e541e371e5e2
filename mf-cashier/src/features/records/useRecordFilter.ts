import { longestSearch } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useSearchParams } from '@plaza/facade/router'
import {
  readFilter,
  writeFilter,
  type FilterChoice,
  type FilterSpec,
  type RecordFilter,
} from '@plaza/ui/records'

/** The filter of a list, kept in the address: back and reload restore it (RECORDS-1). */
export function useRecordFilter(choices: readonly FilterChoice[], searchLabel: string) {
  const { timeZone, serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  const search = { label: searchLabel, longest: longestSearch }
  const spec: FilterSpec = { timeZone, nowMs: serverNow(), choices, search }
  const value = readFilter(params, spec)
  const onChange = (next: RecordFilter) => setParams(writeFilter(params, spec, next), { replace: true })
  const query = { ...value.range, ...(value.search && { search: value.search }) }
  const isNarrowed = Boolean(value.search) || Object.values(value.values).some((one) => one !== '')
  return { bar: { spec, value, onChange }, values: value.values, query, params, isNarrowed }
}
