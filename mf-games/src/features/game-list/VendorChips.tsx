import type { Vendor } from '@plaza/contract/play'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { useGamesText } from '../../texts'

export interface VendorChipsProps {
  vendors: readonly Vendor[]
  /** Vendor code; null means every vendor. */
  value: string | null
  /** Called with the code that was tapped, or null for All. */
  onPick: (vendor: string | null) => void
  /** Adds All; omit when one vendor is always selected. */
  hasAll?: boolean
}

/** The vendors of a category as chips, with All; tapping the selected one deselects it (LIST-4). */
export function VendorChips({ vendors, value, onPick, hasAll = true }: VendorChipsProps) {
  const t = useGamesText()
  if (vendors.length < 2) return null
  return (
    <ChipGroup label={t('games.vendors')} isLine>
      {hasAll && (
        <Chip isPressed={value === null} onPress={() => onPick(null)}>
          {t('games.allVendors')}
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
