/** Consecutive rows that either are all complete, or each lack an item. */
export type RowPart<Item> = { id: string; items: Item[] } | { id: string; places: number }

/**
 * Joins rows into parts, so that the rendered grid is contiguous unless an item is missing. The last row of a list may
 * be short.
 */
export function rowParts<Item>(slots: readonly (Item | null)[], columns: number): RowPart<Item>[] {
  const parts: RowPart<Item>[] = []
  for (let at = 0; at < slots.length; at += columns) {
    const row = slots.slice(at, at + columns)
    const items = row.filter((item) => item !== null)
    const last = parts.at(-1)
    const isHere = items.length === row.length
    if (isHere && last && 'items' in last) last.items.push(...items)
    else if (!isHere && last && 'places' in last) last.places += row.length
    else if (isHere) parts.push({ id: `items-${parts.filter((part) => 'items' in part).length}`, items })
    else parts.push({ id: `places-${parts.filter((part) => 'places' in part).length}`, places: row.length })
  }
  return parts
}
