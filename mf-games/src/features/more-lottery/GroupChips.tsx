import { Chip, ChipGroup } from '@plaza/ui/chip'
import { useLotteryText } from '../../locales/lottery/texts'
import { hallGroups, type HallGroup } from './hall-groups'

export interface GroupChipsProps {
  value: HallGroup
  onChange: (group: HallGroup) => void
  /** Which groups there are; all when absent. */
  groups?: readonly HallGroup[]
}

/** The groups of lotteries, in one line. */
export function GroupChips({ value, onChange, groups = hallGroups }: GroupChipsProps) {
  const t = useLotteryText()
  return (
    <ChipGroup isLine label={t('lottery.groupLabel')}>
      {groups.map((group) => (
        <Chip key={group} isPressed={group === value} onPress={() => onChange(group)}>
          {t(`lottery.groups.${group}`)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
