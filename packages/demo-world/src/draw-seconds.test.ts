import { readDrawSeconds } from './draw-seconds'
import { worldLotteries } from './world/lotteries/world-lotteries'
import { demoSeed } from './world/world'

it('the lotteries of the demo draw by their usual schedules unless WORLD_DRAW_SECONDS names another pace', () => {
  expect(readDrawSeconds({})).toBeUndefined()
  expect(readDrawSeconds({ WORLD_DRAW_SECONDS: '60' })).toBe(60)
})

it.each(['', '29', '601', '1e2'])('WORLD_DRAW_SECONDS=%s is refused in one sentence', (text) => {
  const sentence = 'WORLD_DRAW_SECONDS must be a number of seconds from 30 to 600.'
  expect(() => readDrawSeconds({ WORLD_DRAW_SECONDS: text })).toThrow(sentence)
})

it('with a pace of 60 seconds every family has a lottery that draws every minute', () => {
  const lotteries = worldLotteries('demo', demoSeed, Date.UTC(2026, 10, 1, 4), undefined, 60)
  const everyMinute = lotteries.filter(({ schedule }) => schedule.kind === 'every' && schedule.seconds === 60)
  const families = everyMinute.map(({ rules }) => rules.replace(/^vn\d+$/, 'vietnam'))
  expect(families.sort()).toEqual(['dice', 'eleven', 'five', 'pc28', 'pk10', 'six45', 'vietnam'])
})
