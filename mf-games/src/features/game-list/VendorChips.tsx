import type { Vendor } from '@plaza/contract/play'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { useGamesText } from '../../texts'

export interface VendorChipsProps {
  vendors: readonly Vendor[]
  /** Vendor code; null is every vendor. */
  value: string | null
  /** Gets the code that was tapped, or null for All. */
  onPick: (vendor: string | null) => void
  /** Without, one of them is always picked. */
  hasAll?: boolean
}

/** Vendors of a category to choose one from, with an All entry; a second tap takes the choice back (LIST-4). */
export function VendorChips({ vendors, value, onPick, hasAll = true }: VendorChipsProps) {
  const t = useGamesText()
  if (vendors.length < 2) return null
  return (
    <ChipGroup label={t('gameList.vendors')} isLine>
      {hasAll && (
        <Chip isPressed={value === null} onPress={() => onPick(null)}>
          {t('gameList.allVendors')}
        </Chip>
      )}
      {vendors.map(({ vassalage, name }) => (
        <Chip key={vassalage} isPressed={vassalage === value} onPress={() => onPick(vassalage)}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  )
}
