/** @jest-environment node */
import { rowParts } from './row-parts'

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('rows in parts', () => {
  it('rows are one part as long as no item is missing', () => {
    expect(rowParts(items, 3)).toEqual([{ id: 'items-0', items }])
    expect(rowParts([], 3)).toEqual([])
  })

  it('a row with a missing item becomes a part of placeholders, and the next rows have their items again', () => {
    const slots = [null, null, null, null, ...items]
    expect(rowParts(slots, 3)).toEqual([
      { id: 'places-0', places: 6 },
      { id: 'items-0', items: items.slice(2) },
    ])
  })

  it('row parts are keyed by their order, so that drawn items stay when a hole comes into view', () => {
    const [part] = rowParts([...items.slice(0, 3), null], 3)
    const [, moved] = rowParts([null, null, null, ...items.slice(0, 3)], 3)
    expect(part?.id).toBe(moved?.id)
  })
})
