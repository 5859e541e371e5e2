import { Rail } from '@plaza/ui/rail'
import { useGamesText } from '../texts'
import { categoryIcon, type Category } from './categories'

export interface CategoryRailProps {
  categories: readonly Category[]
  /** Empty when no category is selected. */
  value: Category | ''
  onChange: (category: Category) => void
}

/** The category selector, icons over labels, sticky below the header while the page scrolls (HOME-7). */
export function CategoryRail({ categories, value, onChange }: CategoryRailProps) {
  const t = useGamesText()
  const items = categories.map((id) => ({ id, label: t(`categories.${id}`), icon: categoryIcon(id) }))
  const pick = (id: string) => {
    const category = categories.find((candidate) => candidate === id)
    if (category) onChange(category)
  }
  return <Rail isSticky label={t('categories.label')} items={items} value={value} onChange={pick} />
}
