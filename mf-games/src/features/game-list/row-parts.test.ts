import { testGames } from '../../testing/games'
import { rowParts } from './row-parts'

const games = testGames(7)

describe('rows in parts', () => {
  it('are one as long as nothing is missing', () => {
    expect(rowParts(games, 3)).toEqual([{ id: 'games-0', games }])
    expect(rowParts([], 3)).toEqual([])
  })

  it('are places where a game of the row is missing, and the same games again after that', () => {
    const slots = [null, null, null, null, ...games]
    expect(rowParts(slots, 3)).toEqual([
      { id: 'places-0', places: 6 },
      { id: 'games-0', games: games.slice(2) },
    ])
  })

  it('have a name by their order, so that what has been drawn stays as a hole comes into view', () => {
    const [part] = rowParts([...games.slice(0, 3), null], 3)
    const [, moved] = rowParts([null, null, null, ...games.slice(0, 3)], 3)
    expect(part?.id).toBe(moved?.id)
  })
})
