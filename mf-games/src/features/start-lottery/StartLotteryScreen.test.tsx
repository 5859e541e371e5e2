import { drawChanged } from '@plaza/contract/lottery'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import {
  drawsStartMs,
  testBoard,
  testIssue,
  testLottery,
  testNorth,
  testResult,
} from '../../testing/lotteries'
import { StartLotteryScreen } from './StartLotteryScreen'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: drawsStartMs })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 20) => act(() => jest.advanceTimersByTimeAsync(ms))
const fiveResults = [600, 599, 598, 597].map((n) => testResult(n, [n % 10, 2, 3, 4, 5]))

async function show(path = '/m/startLottery', answers: Record<string, unknown> = {}) {
  const page = renderGames(<StartLotteryScreen />, {
    path,
    answers: {
      'lottery.popular': { lotteries: [testLottery('pk60'), testLottery()] },
      'lottery.list': { lotteries: [testLottery('five60', { last: fiveResults[0] }), testNorth()] },
      'lottery.results.newest': {
        lotteries: [
          { code: 'five60', results: fiveResults },
          { code: 'vn-north', results: [testNorth().last] },
        ],
      },
      ...answers,
    },
  })
  await pass()
  return page
}
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement

describe('the draw hall', () => {
  // HALL-1
  it('Buy has the most played lotteries with a ring of the time left, Play and Trend', async () => {
    await show()
    const pk = card('Lottery pk60')
    expect(within(pk).getByRole('timer')).toHaveTextContent('0:54')
    expect(within(pk).getByRole('link', { name: 'Play' })).toBeInTheDocument()
    expect(within(pk).getByRole('link', { name: 'Trend' })).toHaveAttribute('href', '/m/trend?code=pk60')
  })

  // HALL-1
  it('Results has the newest issue with its tags and proof, and the three before', async () => {
    await show('/m/startLottery?tab=results')
    const five = card('Lottery five60')
    expect(five).toHaveTextContent('Issue 20261123-0600')
    expect(within(five).getByRole('link', { name: /Check the draw/ })).toHaveAttribute(
      'href',
      '/m/fairness?draw=five60:20261123-0600',
    )
    expect(within(within(five).getByRole('list')).getAllByRole('listitem')).toHaveLength(3)
  })

  it('a draw that is pushed becomes the newest result, and the oldest goes', async () => {
    const { events } = await show('/m/startLottery?tab=results')
    act(() =>
      events.say(drawChanged, {
        lottery: 'five60',
        isOpen: true,
        issue: testIssue(602),
        last: testResult(601),
      }),
    )
    const five = card('Lottery five60')
    expect(five).toHaveTextContent('Issue 20261123-0601')
    expect(within(five).getByRole('list')).toHaveTextContent('20261123-0600')
    expect(within(five).getByRole('list')).not.toHaveTextContent('20261123-0597')
  })

  it('a daily board says that it has not drawn today, and has the result of any day', async () => {
    const results = jest.fn(() => ({
      results: [{ no: '20261122-0001', drawAt: drawsStartMs - 50_000_000, numbers: testBoard }],
      pageNum: 1,
      totalPages: 1,
      total: 1,
    }))
    await show('/m/startLottery?tab=results', { 'lottery.results': results })
    const north = card('Northern Board')
    expect(north).toHaveTextContent('No draw yet today')
    expect(results).not.toHaveBeenCalled()
    fireEvent.change(within(north).getByLabelText('Day'), { target: { value: '2026-11-22' } })
    await pass()
    expect(results).toHaveBeenCalledWith(
      expect.objectContaining({ query: { code: 'vn-north', day: '2026-11-22' } }),
    )
    expect(within(north).getAllByText('Issue 20261122-0001')).toHaveLength(2)
  })

  it('the groups narrow the results', async () => {
    await show('/m/startLottery?tab=results')
    fireEvent.click(screen.getByRole('button', { name: 'Vietnam' }))
    expect(screen.queryByRole('heading', { name: 'Lottery five60' })).toBeNull()
    expect(card('Northern Board')).toBeInTheDocument()
  })
})
