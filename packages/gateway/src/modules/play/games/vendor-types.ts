import { localized, type AnswerOf, type QueryOf } from '@plaza/contract/kernel'
import type { Vendor, vendorsCall } from '@plaza/contract/play'
import { typesOf, type VendorOfType } from './catalogue'
import type { CatalogueNow } from './keep-catalogues'
import { splitSports } from './sorting'
import { withMaintenance } from './vendor-maintenance'

/** A vendor of a category as the contract shows it at `now`. */
export const showVendor = (
  { code, name, icon, type, games, bestNode }: VendorOfType,
  { inMaintenance }: CatalogueNow,
  now: number,
): Vendor =>
  withMaintenance(
    { vassalage: code, name, gameType: type, games, iconUrl: icon, nodeId: bestNode },
    inMaintenance,
    now,
  )

/** Vendors by category in the server's sorting, sports split, and the extra classes (LIST-8), as the query asks for them. */
export function vendorTypes(
  state: CatalogueNow,
  { vendorNames }: Pick<NonNullable<QueryOf<typeof vendorsCall>>, 'vendorNames'>,
  language: string,
  now: number,
): AnswerOf<typeof vendorsCall> {
  const { catalogue } = state
  const mapping: Record<string, Vendor[]> = {}
  for (const vendor of catalogue.vendorsOfTypes)
    (mapping[vendor.type] ??= []).push(showVendor(vendor, state, now))
  const sorting = splitSports(catalogue.categories, typesOf(catalogue)).map((type) => ({
    gameCategory: type,
    vendorNames: (mapping[type] ?? []).map(({ gameType, vassalage }) =>
      vendorNames === 'items' ? { gameType, vassalage } : vassalage,
    ),
  }))
  const classes = catalogue.classes.map(({ code, title }) => ({ code, title: localized(title, language) }))
  return { sorting, mapping, classes }
}
