import { vietnamMenuCall, vietnamRegions, type VietnamRegion } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { useLotteryText } from '../../locales/lottery/texts'

/** ms for which the menu counts as fresh. */
const staleMs = 300_000

/** A part of the Vietnamese boards with their codes: a region's, or those that draw all day. */
export interface BoardPart {
  id: VietnamRegion | 'fast'
  codes: readonly string[]
}

export interface RegionChipsProps {
  /** Undefined for all boards. */
  value: BoardPart | undefined
  onChange: (part: BoardPart | undefined) => void
}

/** The parts of the Vietnamese boards by the platform's menu; nothing while there is no choice between them (HALL-1). */
export function RegionChips({ value, onChange }: RegionChipsProps) {
  const t = useLotteryText()
  const { data } = useCall(vietnamMenuCall, {}, { staleMs })
  const regionOf = (id: VietnamRegion) => data?.regions.find(({ region }) => region === id)?.lotteries ?? []
  const parts: BoardPart[] = [
    ...vietnamRegions.map((id) => ({ id, codes: regionOf(id).map(({ code }) => code) })),
    { id: 'fast' as const, codes: data?.fast ?? [] },
  ].filter(({ codes }) => codes.length > 0)
  if (parts.length < 2) return null
  return (
    <ChipGroup isLine label={t('lottery.region')}>
      <Chip isPressed={value === undefined} onPress={() => onChange(undefined)}>
        {t('lottery.groups.all')}
      </Chip>
      {parts.map((part) => (
        <Chip key={part.id} isPressed={part.id === value?.id} onPress={() => onChange(part)}>
          {part.id === 'fast' ? t('lottery.groups.fast') : t(`lottery.regions.${part.id}`)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
