import { byPopularity } from './popularity'

describe('popularity', () => {
  const games = Array.from({ length: 10 }, (_, index) => ({ node_id: index }))
  const order = (counts: [number, { players: number; rounds: number }][]) =>
    byPopularity({ games }, new Map(counts)).map(({ node_id }) => node_id)

  it('games are in the server’s own order where nobody plays', () => {
    expect(order([])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
  it('popularity weighs players above the rounds of one player', () => {
    const counts = order([
      [9, { players: 1, rounds: 100_000 }],
      [8, { players: 5, rounds: 5 }],
    ])
    expect(counts.slice(0, 2)).toEqual([8, 9])
  })
  it('one round of one player does not displace the first places', () => {
    expect(order([[9, { players: 1, rounds: 1 }]]).indexOf(9)).toBeGreaterThan(2)
  })
})
