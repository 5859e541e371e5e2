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
import { TrendScreen } from './TrendScreen'

jest.mock('@plaza/ui/windowed-list', () => jest.requireActual('../../testing/plain-list'))

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: drawsStartMs })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 20) => act(() => jest.advanceTimersByTimeAsync(ms))
const draws = (count: number) =>
  Array.from({ length: count }, (_, index) => testResult(600 - index, [index % 10, 7, 3, 4, 5]))
const unrelated = 'Past draws do not influence future draws.'

async function show(answers: Record<string, unknown> = {}, code = 'five60') {
  const asked = jest.fn(({ query }: { query: { count: number } }) => ({ results: draws(query.count) }))
  const page = renderGames(<TrendScreen />, {
    path: `/m/trend?code=${code}`,
    answers: {
      'lottery.list': { lotteries: [testLottery('five60', { last: draws(1)[0] })] },
      'lottery.trend': asked,
      ...answers,
    },
  })
  await pass()
  await pass()
  return { ...page, asked }
}

describe('trends of a lottery', () => {
  // LOTTERY-5
  it('the sentence that past draws do not influence future ones is there while loading, loaded and failed', async () => {
    renderGames(<TrendScreen />, { answers: { 'lottery.list': () => new Promise(() => undefined) } })
    expect(screen.getByText(unrelated)).toBeInTheDocument()
    await show()
    expect(screen.getAllByText(unrelated)).toHaveLength(2)
    await show({ 'lottery.trend': undefined })
    expect(screen.getAllByText(unrelated)).toHaveLength(3)
    expect(screen.getByText("The trend didn't load")).toBeInTheDocument()
  })

  // LOTTERY-5
  it('the table of a place has each draw, its number and how long it had not come', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
    const table = screen.getByRole('table', { name: 'Trend of Place 1' })
    expect(within(table).getAllByRole('row')).toHaveLength(31)
    expect(within(table).getByRole('row', { name: '20261123-0600 0 9' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Place 2' }))
    expect(screen.getAllByRole('row', { name: /^20261123-0600 7 0$/ })).toHaveLength(1)
  })

  // LOTTERY-5
  it('statistics have count, average and largest omission, omission now and streak of each number', async () => {
    await show()
    fireEvent.click(screen.getByText('Statistics'))
    const table = screen.getByRole('table', { name: 'Statistics of the last 30 draws' })
    // Its columns are wider than a phone in some languages: they scroll, by keyboard as well.
    expect(table.closest('[role=region]')).toHaveAttribute('tabindex', '0')
    expect(within(table).getByRole('row', { name: '0 3 6.8 9 0 1' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('radio', { name: '100' }))
    await pass()
    expect(screen.getByRole('table', { name: 'Statistics of the last 100 draws' })).toBeInTheDocument()
  })

  it('short ranges are parts of one answer, and 1,000 draws are asked when they are wanted', async () => {
    const { asked } = await show()
    fireEvent.click(screen.getByRole('radio', { name: '50' }))
    await pass()
    expect(asked).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('radio', { name: '1,000' }))
    await pass()
    expect(asked.mock.calls.map(([{ query }]) => query.count)).toEqual([100, 1000])
  })

  it('scrolling to the end of the list goes on to more draws, which a table has when they are asked for', async () => {
    const { asked } = await show()
    fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
    fireEvent.scroll(window)
    await pass()
    expect(asked.mock.calls.at(-1)?.[0].query.count).toBe(1000)
    const table = screen.getByRole('table', { name: 'Trend of Place 1' })
    expect(within(table).getAllByRole('row')).toHaveLength(101)
    fireEvent.click(screen.getByRole('button', { name: '30 more draws' }))
    expect(within(table).getAllByRole('row')).toHaveLength(131)
  })

  it('a draw that is pushed comes in at the top', async () => {
    const { events } = await show()
    fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
    act(() =>
      events.say(drawChanged, {
        lottery: 'five60',
        isOpen: true,
        issue: testIssue(602),
        last: testResult(601, [8, 7, 3, 4, 5]),
      }),
    )
    expect(screen.getByRole('row', { name: '20261123-0601 8 8' })).toBeInTheDocument()
  })

  it('the streaks show how often each result came in a row', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Streaks' }))
    const [first] = within(screen.getByRole('list', { name: 'Streaks' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Place 2Big100 in a row')
  })

  // LOTTERY-5
  it('a Vietnamese board has how long each of 00 to 99 has been away, and how often it came', async () => {
    const results = Array.from({ length: 40 }, (_, index) => ({
      ...testResult(600 - index),
      numbers: [...testBoard],
    }))
    await show(
      { 'lottery.list': { lotteries: [testNorth({ last: null })] }, 'lottery.trend': { results } },
      'vn-north',
    )
    fireEvent.click(screen.getByRole('button', { name: '00–99' }))
    const away = screen.getByRole('list', { name: 'Lô gan: longest away' })
    expect(within(away).getAllByRole('listitem')).toHaveLength(10)
    expect(within(away).getAllByRole('listitem')[0]).toHaveTextContent('40 draws ago')
    fireEvent.click(screen.getByRole('button', { name: 'How often' }))
    const table = screen.getByRole('table', { name: 'How often each number came in the last 30 draws' })
    // The special prize ends in 45, and so do others, in each of the 30.
    const [, times] =
      /^45 (\d+)$/.exec(within(table).getByRole('cell', { name: /^45 / }).textContent ?? '') ?? []
    expect(Number(times) % 30).toBe(0)
    expect(Number(times)).toBeGreaterThan(0)
  })

  it.each([
    ['Numbers', 'Numbers'],
    ['Big-small, odd-even', 'Big-small, odd-even'],
    ['Dragon-tiger', 'Dragon-tiger'],
  ])('the view %s lists the draws', async (chip, list) => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: chip }))
    expect(within(screen.getByRole('list', { name: list })).getAllByRole('listitem').length).toBeGreaterThan(
      5,
    )
  })
})
