import { allVassalageCall, vendorsCall, type Vendor } from '@plaza/contract/play'
import type { CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useLanguage } from '@plaza/i18n'
import { useFailure } from '@plaza/ui/answer'
import { useMemo } from 'react'
import { hotFirst, type Category } from '../../catalogue/categories'
import { useKeptCall } from '../../catalogue/useKeptCall'
import { vendorGroups } from '../../catalogue/vendor-groups'
import type { ListCategory } from './list-state'

/** Vendors of games, as opposed to lottery vendors (LIST-8). */
const vendorGames = 1

/** The merchant's categories and vendors; those of the last visit at once (LIST-8). */
export function useOffer() {
  const { merchant } = useRemote()
  const language = useLanguage()
  const query = useKeptCall('vassalTypes', vendorsCall, {
    query: { typeId: vendorGames, merchant_code: merchant, language, vendorNames: 'items' },
  })
  const failure = useFailure(query)
  const { data, refetch } = query
  const isPending = query.isPending && !failure
  const groups = useMemo(() => (data ? vendorGroups(data) : undefined), [data])
  return { isPending, groups, classes: data?.classes ?? [], failure: data ? null : failure, retry: refetch }
}

/** Categories in the server's order, and the vendors of the selected one with games to play. */
export function useVendors(category: ListCategory | null): {
  isPending: boolean
  categories: Category[]
  vendors: readonly Vendor[]
  /** All games of the selected category open later (LIST-11). */
  isComing: boolean
  /** Vendors of any category with games to play. */
  vendorsOf: (category: ListCategory | null) => readonly Vendor[]
  /** Extra classes from the merchant's configuration (LIST-1). */
  classes: readonly { code: string; title: string }[]
  failure: CallError | null
  retry: () => unknown
} {
  const { isPending, groups, classes, failure, retry } = useOffer()
  const vendorsOf = useMemo(() => {
    const own = (of: string) => groups?.vendorsOf(of).filter(({ games }) => games > 0) ?? []
    const all = groups?.categories.flatMap(own) ?? []
    const every = [...new Map(all.map((vendor) => [vendor.vassalage, vendor])).values()]
    return (of: ListCategory | null) => (of === 'ALL' ? every : of === null ? [] : own(of))
  }, [groups])
  // The selected category stays in the rail when the categories fail to load.
  const shown = category === null || category === 'ALL' ? [] : [category]
  const categories = hotFirst([...(groups?.categories ?? []), ...shown])
  const vendors = vendorsOf(category)
  const isComing = vendors.length === 0 && (groups?.vendorsOf(category ?? '').length ?? 0) > 0
  return { isPending, categories, vendors, isComing, vendorsOf, classes, failure, retry }
}

/** Names of the merchant's vendors by code, those of the last visit at once (LIST-8). */
export function useVendorNames(): ReadonlyMap<string, string> {
  const { merchant } = useRemote()
  const { data } = useKeptCall('allVasslage', allVassalageCall, { query: { merchant_code: merchant } })
  return useMemo(() => new Map(data?.list.map(({ vassalage, name }) => [vassalage, name])), [data])
}
