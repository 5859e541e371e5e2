import { teamLine } from './world/people/large-team'
import { readTeamSize } from './team-size'

it('the demo has no large line unless WORLD_TEAM names its size', () => {
  expect(readTeamSize({})).toBeUndefined()
  expect(readTeamSize({ WORLD_TEAM: '10000' })).toBe(10_000)
})

it.each(['', '9', '200001', '1e4', '-500'])('WORLD_TEAM=%s is refused in one sentence', (text) => {
  const sentence = 'WORLD_TEAM must be a number of members from 10 to 200000.'
  expect(() => readTeamSize({ WORLD_TEAM: text })).toThrow(sentence)
})

it('a large line has ten levels, every upline before its downlines, and each name once', () => {
  const line = teamLine(10_000)
  const levels = new Map<string | null, number>([[null, -1]])
  for (const { account, upline } of line) {
    const above = levels.get(upline)
    expect(above).toBeDefined()
    levels.set(account, (above ?? 0) + 1)
  }
  expect(line).toHaveLength(10_001)
  expect(levels.size).toBe(10_002)
  expect(Math.max(...levels.values())).toBe(10)
})
