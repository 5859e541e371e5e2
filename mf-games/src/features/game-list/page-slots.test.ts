/** @jest-environment node */
import { testGame, testGames } from '../../testing/games'
import type { GamePage } from './list-source'
import { layOut, pagesIn } from './page-slots'

const page = (first: number, count = 26): GamePage => ({
  games: testGames(count, first),
  totalPages: 3,
  total: 70,
})
const all = () => true
const ids = (slots: readonly ({ nodeId: number } | null)[]) => slots.map((game) => game?.nodeId ?? null)

describe('the places of a list', () => {
  it('a list reserves slots for pages that are not loaded, so that later rows keep their position', () => {
    const { slots, starts } = layOut({
      pages: [page(1), undefined, page(53, 18)],
      pageSize: 26,
      total: 70,
      keeps: all,
    })
    expect(slots).toHaveLength(70)
    expect(starts).toEqual([0, 26, 52])
    expect(slots.slice(26, 52).every((slot) => slot === null)).toBe(true)
    expect(slots[52]?.nodeId).toBe(53)
  })

  it('a last page reserves no more slots than the list has', () => {
    expect(
      layOut({ pages: [page(1), page(27), undefined], pageSize: 26, total: 70, keeps: all }).slots,
    ).toHaveLength(70)
    expect(layOut({ pages: [undefined], pageSize: 26, total: undefined, keeps: all }).slots).toHaveLength(26)
  })

  it('a list contains each game once', () => {
    const moved = { ...page(27, 1), games: [testGame(26), testGame(27)] }
    expect(ids(layOut({ pages: [page(1), moved], pageSize: 26, total: 27, keeps: all }).slots)).toHaveLength(
      27,
    )
  })

  it('a list omits removed games, and counts them', () => {
    const { slots, dropped } = layOut({
      pages: [page(1, 3)],
      pageSize: 26,
      total: 3,
      keeps: ({ nodeId }) => nodeId !== 2,
    })
    expect(ids(slots)).toEqual([1, 3])
    expect(dropped).toBe(1)
  })
})

it('the pages of a slice are those with a slot in it', () => {
  const starts = [0, 26, 52]
  expect(pagesIn(starts, 70, { from: 0, to: 26 })).toEqual([1])
  expect(pagesIn(starts, 70, { from: 25, to: 53 })).toEqual([1, 2, 3])
  expect(pagesIn(starts, 70, { from: 52, to: 90 })).toEqual([3])
})
