import type { Category } from '../../catalogue/categories'
import { listParams } from '../game-list/list-state'

/** Address of a category's whole list, of one vendor where one is given. */
export const listAddress = (category: Category, vendor: string | null = null): string =>
  `/m/gameList?${new URLSearchParams(listParams({ category, search: '', vendor }))}`
