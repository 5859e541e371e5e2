import { Chip, ChipGroup } from '@plaza/ui/chip'
import { useGameListText } from '../../locales/game-list/texts'
import { quickTabs, type QuickTab } from './list-state'

const icons = { recent: 'history', fav: 'heart', hot: 'flame' } as const

/** Recent, favourites and hot: with none selected all games show; tapping the selected tab deselects it (LIST-3). */
export function QuickTabs({ value, onPick }: { value: QuickTab | null; onPick: (tab: QuickTab) => void }) {
  const t = useGameListText()
  return (
    <ChipGroup isLine label={t('gameList.quick.label')}>
      {quickTabs.map((tab) => (
        <Chip key={tab} icon={icons[tab]} isPressed={tab === value} onPress={() => onPick(tab)}>
          {t(`gameList.quick.${tab}`)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
