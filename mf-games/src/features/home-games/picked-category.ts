import { useState } from 'react'
import type { Category } from '../../catalogue/categories'

/** The selection on home, kept in memory so that coming back to home restores it. */
let last: Category = 'HOT'

/** The category selected on home; HOT when it is not among those offered. */
export function usePickedCategory(offered: readonly Category[]): [Category, (category: Category) => void] {
  const [picked, setPicked] = useState(last)
  const pick = (category: Category) => {
    last = category
    setPicked(category)
  }
  return [offered.includes(picked) ? picked : 'HOT', pick]
}
