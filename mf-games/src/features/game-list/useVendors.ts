import { vendorsCall, type Vendor } from '@plaza/contract'
import { useCall, type CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useMemo } from 'react'
import { hotFirst, type Category } from '../../catalogue/categories'
import { vendorGroups } from '../../catalogue/vendor-groups'

const staleMs = 300_000
/** Games of vendors, as against those of the lottery (spec §3 Game vendor data). */
const vendorGames = 1

/** Categories in the server's order, and the vendors of the one that is shown. */
export function useVendors(category: Category): {
  isPending: boolean
  categories: Category[]
  vendors: readonly Vendor[]
  failure: CallError | null
  retry: () => unknown
} {
  const { merchant } = useRemote()
  const { data, error, isPending, refetch } = useCall(
    vendorsCall,
    { query: { typeId: vendorGames, merchant_code: merchant } },
    { staleMs },
  )
  const groups = useMemo(() => (data ? vendorGroups(data) : undefined), [data])
  // The category that is shown stays in the rail when the server does not say which there are.
  const categories = hotFirst([...(groups?.categories ?? []), category])
  return { isPending, categories, vendors: groups?.vendorsOf(category) ?? [], failure: error, retry: refetch }
}
