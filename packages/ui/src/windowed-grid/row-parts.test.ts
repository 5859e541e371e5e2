/** @jest-environment node */
import { rowParts } from './row-parts'

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('rows in parts', () => {
  it('are one as long as nothing is missing', () => {
    expect(rowParts(items, 3)).toEqual([{ id: 'items-0', items }])
    expect(rowParts([], 3)).toEqual([])
  })

  it('are places where an item of the row is missing, and the same items again after that', () => {
    const slots = [null, null, null, null, ...items]
    expect(rowParts(slots, 3)).toEqual([
      { id: 'places-0', places: 6 },
      { id: 'items-0', items: items.slice(2) },
    ])
  })

  it('have a name by their order, so that what has been drawn stays as a hole comes into view', () => {
    const [part] = rowParts([...items.slice(0, 3), null], 3)
    const [, moved] = rowParts([null, null, null, ...items.slice(0, 3)], 3)
    expect(part?.id).toBe(moved?.id)
  })
})
