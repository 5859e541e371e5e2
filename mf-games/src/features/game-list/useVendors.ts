import { vendorsCall, type Vendor } from '@plaza/contract'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { hotFirst, type Category } from '../../catalogue/categories'

const staleMs = 300_000
/** Games of vendors, as against those of the lottery (spec §3 Game vendor data). */
const vendorGames = 1

/** Categories in the server's order, and the vendors of the one that is shown. */
export function useVendors(category: Category): {
  isPending: boolean
  categories: Category[]
  vendors: readonly Vendor[]
} {
  const { merchant } = useRemote()
  const { data, isPending } = useCall(
    vendorsCall,
    { query: { typeId: vendorGames, merchant_code: merchant } },
    { staleMs },
  )
  const sorting = data?.sorting.map(({ gameCategory }) => gameCategory) ?? []
  // The category that is shown stays in the rail when the server does not say which there are.
  const categories = hotFirst([...sorting, category])
  return { isPending, categories, vendors: data?.mapping[category] ?? [] }
}
