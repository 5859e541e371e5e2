/** @jest-environment node */
import { loadMoreDelay, type ListPosition } from './load-more'

const limits = { throttleMs: 1000, triggerPx: 500 }
const near: ListPosition = {
  distancePx: 500,
  hasMore: true,
  isLoading: false,
  lastAtMs: undefined,
  nowMs: 10_000,
}

describe('the next page', () => {
  it.each<[string, Partial<ListPosition>, number | undefined]>([
    ['is asked for at once within 500 px of the end', {}, 0],
    ['is not asked for farther away', { distancePx: 501 }, undefined],
    ['is not asked for when there is none', { hasMore: false }, undefined],
    ['is not asked for while another is on its way', { isLoading: true }, undefined],
    ['waits for the rest of the second', { lastAtMs: 9_400 }, 400],
    ['is asked for when the second is over', { lastAtMs: 9_000 }, 0],
    ['is asked for when the second is long over', { lastAtMs: 1_000 }, 0],
  ])('the next page %s', (_, position, delayMs) => {
    expect(loadMoreDelay({ ...near, ...position }, limits)).toBe(delayMs)
  })
})
