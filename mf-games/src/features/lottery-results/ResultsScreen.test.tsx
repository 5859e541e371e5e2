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
import { ResultsScreen } from './ResultsScreen'
import { withLast } from './with-last'

jest.mock('@plaza/ui/windowed-list', () => jest.requireActual('../../testing/plain-list'))

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: drawsStartMs })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 20) => act(() => jest.advanceTimersByTimeAsync(ms))
const page = (results: unknown[]) => ({ results, pageNum: 1, totalPages: 1, total: results.length })
const north = testNorth()

async function show(path: string, results: unknown[] = [testResult(600), testResult(599)]) {
  const asked = jest.fn((_input: unknown) => page(results))
  const view = renderGames(<ResultsScreen />, {
    path,
    answers: {
      'lottery.list': { lotteries: [testLottery(), north, testNorth({ code: 'vn-south', region: 'south' })] },
      'lottery.results': asked,
      'lottery.vietnam.opened': { numeros: [{ lottery: 'vn-north', issue: north.issue }] },
    },
  })
  await pass()
  await pass()
  return { ...view, asked }
}
const rows = () => within(screen.getByRole('list', { name: /Results of/ })).getAllByRole('listitem')

describe('results of lotteries', () => {
  // LOTTERY-5
  it('a result has its issue, time with zone, numbers, sum, size and dragon, and the link to its proof', async () => {
    await show('/m/results?code=five60')
    const [first] = rows() as [HTMLElement]
    expect(first).toHaveTextContent('Issue 20261123-0600')
    expect(first).toHaveTextContent('11/23, 10:00 GMT+8')
    expect(first).toHaveTextContent('Sum 15SmallOddTiger')
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/m/fairness?draw=five60:20261123-0600')
  })

  it('a draw that is pushed stands at the top', async () => {
    const { events } = await show('/m/results?code=five60')
    act(() =>
      events.say(drawChanged, {
        lottery: 'five60',
        isOpen: true,
        issue: testIssue(602),
        last: testResult(601),
      }),
    )
    expect(rows()[0]).toHaveTextContent('Issue 20261123-0601')
    expect(rows()).toHaveLength(3)
  })

  // LOTTERY-5
  it('lottery and day are kept in the address, and a day that cannot be chosen is ignored', async () => {
    const { location, asked } = await show('/m/results?code=five60&day=1999-01-01')
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ query: { code: 'five60', pageNo: 1 } }))
    fireEvent.click(screen.getByRole('radio', { name: 'One day' }))
    await pass()
    expect(location()).toBe('/m/results?code=five60&day=2026-11-23')
    fireEvent.click(screen.getByRole('button', { name: 'The day before' }))
    await pass()
    expect(location()).toBe('/m/results?code=five60&day=2026-11-22')
    expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { code: 'five60', day: '2026-11-22', pageNo: 1 } }),
    )
    fireEvent.change(screen.getByLabelText('Lottery'), { target: { value: 'vn-north' } })
    expect(location()).toBe('/m/results?code=vn-north')
  })

  it('a board of Vietnam has every prize, first- and last-digit tables, and says whose draw it is', async () => {
    await show('/m/results?code=vn-north', [{ ...testResult(1, testBoard), no: '20261122-0001' }])
    const board = screen.getByRole('table', { name: 'Prizes of issue 20261122-0001' })
    expect(within(board).getByRole('row', { name: 'Special 12345' })).toBeInTheDocument()
    expect(within(board).getAllByRole('row')).toHaveLength(8)
    expect(screen.getByRole('table', { name: 'By first digit' })).toBeInTheDocument()
    expect(screen.getByRole('table', { name: 'By last digit' })).toBeInTheDocument()
    expect(screen.getByText(/not the result of a state lottery/)).toBeInTheDocument()
    const numeros = screen.getByRole('region', { name: 'Open numeros' })
    expect(numeros).toHaveTextContent('Northern Board20261123-0001')
  })

  it('open numeros stand before the results of all days, which go on while one scrolls', async () => {
    await show('/m/results?code=vn-north')
    const numeros = screen.getByRole('region', { name: 'Open numeros' })
    const list = screen.getByRole('list', { name: /Results of/ })
    expect(numeros.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('a province leads to its latest day, and a region to its board', async () => {
    const { location } = await show('/m/results?code=vn-north')
    fireEvent.click(screen.getByRole('button', { name: 'Thái Bình' }))
    // The 23rd is a Monday, so the latest Sunday is the day before.
    expect(location()).toBe('/m/results?code=vn-north&day=2026-11-22')
    fireEvent.click(screen.getByRole('radio', { name: 'South' }))
    expect(location()).toBe('/m/results?code=vn-south')
  })

  it('a day without draws says so', async () => {
    await show('/m/results?code=five60&day=2026-11-20', [])
    expect(screen.getByText('No draws on this day')).toBeInTheDocument()
  })

  it('an issue that two pages have is shown once', () => {
    const results = [testResult(600), testResult(599), testResult(599), testResult(598)]
    expect(withLast(results, testResult(600)).map(({ no }) => no.slice(-4))).toEqual(['0600', '0599', '0598'])
    expect(withLast([], testResult(600))).toHaveLength(1)
  })
})
