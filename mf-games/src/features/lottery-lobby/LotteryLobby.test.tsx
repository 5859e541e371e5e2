import { act, fireEvent, screen, within } from '@testing-library/react'
import { noteRecentLottery } from '../../lottery/own/own-lotteries'
import { renderGames } from '../../testing/games'
import { drawsStartMs, testLottery, testNorth } from '../../testing/lotteries'
import { LotteryScreen } from './LotteryScreen'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: drawsStartMs })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 20) => act(() => jest.advanceTimersByTimeAsync(ms))
const five = testLottery('five60', { prizeModes: ['Lott', 'Elott'] })
const other = testLottery('five180')
const menus = [
  { family: 'vietnam', lotteries: ['vn-north'] },
  { family: 'five', lotteries: ['five180', 'five60', 'gone'] },
]

async function show(answers: Record<string, unknown> = {}) {
  const page = renderGames(<LotteryScreen />, {
    path: '/m/lottery',
    answers: {
      'lottery.list': ({ query }: { query: { prizeMode: string } }) => ({
        lotteries: query.prizeMode === 'Elott' ? [five] : [five, other, testNorth()],
      }),
      'lottery.menus': { menus },
      ...answers,
    },
  })
  await pass()
  await pass()
  return page
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)

describe('the lobby of the lottery', () => {
  // HALL-1
  it('the lobby has the lotteries by family in the order of the menus, with issue n of N', async () => {
    await show()
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Vietnam',
      'Five digits',
    ])
    expect(titles()).toEqual(['Northern Board', 'Lottery five180', 'Lottery five60'])
    expect(screen.getAllByText('Every 60 s · 601 of 1440')).toHaveLength(2)
  })

  // HALL-1
  it('a family can be chosen, and all of them again', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Five digits' }))
    expect(titles()).toEqual(['Lottery five180', 'Lottery five60'])
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(titles()).toHaveLength(3)
  })

  it('the lobby is in the order of its list when the menus do not load', async () => {
    await show({ 'lottery.menus': undefined })
    expect(titles()).toEqual(['Lottery five60', 'Lottery five180', 'Northern Board'])
  })

  it('lotteries that were played last come first, without those that have left', async () => {
    noteRecentLottery('five60')
    noteRecentLottery('left-us')
    await show()
    const rail = screen.getByRole('region', { name: 'Continue playing' })
    expect(
      within(rail)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Lottery five60'])
  })

  it('e-lottery is chosen beside the families, and its doors have its prize mode', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'E-lottery' }))
    await pass()
    expect(titles()).toEqual(['Lottery five60'])
    expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute(
      'href',
      '/m/launchGame?code=five60&playType=trad&prize_mode=Elott',
    )
    expect(Object.keys(localStorage).sort()).toEqual(['elottList', 'lottList'])
  })

  it('a merchant without e-lottery has no choice of it', async () => {
    await show({ 'lottery.list': { lotteries: [other] } })
    expect(screen.queryByRole('button', { name: 'E-lottery' })).toBeNull()
  })
})
