import { useState } from 'react'
import type { Category } from '../../catalogue/categories'

/** What was picked on this page, so that coming back to home finds it as it was left. */
let last: Category = 'HOT'

/** The category picked on home; HOT where it is not among those offered. */
export function usePickedCategory(offered: readonly Category[]): [Category, (category: Category) => void] {
  const [picked, setPicked] = useState(last)
  const pick = (category: Category) => {
    last = category
    setPicked(category)
  }
  return [offered.includes(picked) ? picked : 'HOT', pick]
}
