import { cockfightVendor, esportsVendor, type AnswerOf } from '@plaza/contract/kernel'
import type { GameType, Vendor, vendorsCall } from '@plaza/contract/play'

/** Vendors by category, in display order. */
export interface VendorGroups {
  categories: GameType[]
  vendorsOf: (category: string) => readonly Vendor[]
}

const sportsOrder: readonly GameType[] = ['COCKFIGHT', 'SPORTS', 'ESPORTS']

const groupOf = ({ vassalage }: Vendor): GameType =>
  vassalage === cockfightVendor ? 'COCKFIGHT' : vassalage === esportsVendor ? 'ESPORTS' : 'SPORTS'

/**
 * The server's vendors with SPORTS split into cockfight, sports and e-sports, in that order and in the place of SPORTS;
 * the plain SPORTS list omits the two others (LIST-8). An answer that is already split is unchanged.
 */
export function vendorGroups({ sorting, mapping }: AnswerOf<typeof vendorsCall>): VendorGroups {
  const sports = mapping['SPORTS'] ?? []
  const split = (category: GameType): Vendor[] => {
    const own = category === 'SPORTS' ? [] : (mapping[category] ?? [])
    const moved = sports.filter((vendor) => groupOf(vendor) === category)
    return [...new Map([...own, ...moved].map((vendor) => [vendor.vassalage, vendor])).values()]
  }
  const groups = new Map<string, readonly Vendor[]>(Object.entries(mapping))
  for (const category of sportsOrder) groups.set(category, split(category))
  const isThere = (category: GameType) => category === 'SPORTS' || !!groups.get(category)?.length
  const rest = sorting.map(({ gameCategory }) => gameCategory)
  const order = rest.includes('SPORTS')
    ? rest.filter((category) => category === 'SPORTS' || !sportsOrder.includes(category))
    : rest
  const categories = order.flatMap((category): GameType[] =>
    category === 'SPORTS' ? sportsOrder.filter(isThere) : [category],
  )
  return { categories, vendorsOf: (category) => groups.get(category) ?? [] }
}
