import { readGameCount } from './game-count'

it('the demo has its usual number of games unless WORLD_GAMES names another', () => {
  expect(readGameCount({})).toBeUndefined()
  expect(readGameCount({ WORLD_GAMES: '200' })).toBe(200)
  expect(readGameCount({ WORLD_GAMES: '19000' })).toBe(19_000)
})

it.each(['', '20', '199', '19001', '1e4', '-500'])('WORLD_GAMES=%s is refused in one sentence', (text) => {
  const sentence = 'WORLD_GAMES must be a number of games from 200 to 19000.'
  expect(() => readGameCount({ WORLD_GAMES: text })).toThrow(sentence)
})
