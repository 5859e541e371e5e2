import { Tabs } from '@plaza/ui/tabs'
import { useGameListText } from '../../locales/game-list/texts'
import type { ListState } from './list-state'

export interface ClassifyTabsProps {
  state: ListState
  classes: readonly { code: string; title: string }[]
  onPick: (classify: string) => void
}

/** The tabs All, New for slots, the merchant's own classes, Hot, Favourites (LIST-1). */
export function ClassifyTabs({ state, classes, onPick }: ClassifyTabsProps) {
  const t = useGameListText()
  const own = classes.map(({ code, title }) => ({ id: code, label: title }))
  const items = [
    { id: 'ALL', label: t('gameList.classes.all') },
    ...(state.category === 'RNG' ? [{ id: 'NEW', label: t('gameList.classes.new') }] : []),
    ...own.filter(({ id }) => !['ALL', 'NEW', 'HOT', 'FAV'].includes(id)),
    { id: 'HOT', label: t('gameList.classes.hot') },
    { id: 'FAV', label: t('gameList.classes.favourites') },
  ]
  const value = items.some(({ id }) => id === state.classify) ? state.classify : 'ALL'
  return <Tabs label={t('gameList.classes.label')} items={items} value={value} onChange={onPick} />
}
