import { drawChanged, type Lottery } from '@plaza/contract/lottery'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { drawsStartMs, testIssue, testLottery, testNorth, testResult } from '../../testing/lotteries'
import { MoreLotteryScreen } from './MoreLotteryScreen'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: drawsStartMs })
})
afterEach(() => jest.useRealTimers())

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
const six = testLottery('six45', { family: 'six45', rules: 'six45', group: 'six45', last: null })
const all = [testLottery(), testNorth(), six]

const south = testNorth({ code: 'vn-south', name: { en: 'Southern Board' }, region: 'south' })
const menu = {
  regions: [
    { region: 'north', lotteries: [{ code: 'vn-north', provinces: [] }] },
    { region: 'south', lotteries: [{ code: 'vn-south', provinces: [] }] },
  ],
  fast: [],
}

async function show(lotteries: readonly Lottery[] = all, language: 'en' | 'fil' = 'en') {
  const answer = jest.fn(() => ({ lotteries, groups: [] }))
  const page = renderGames(<MoreLotteryScreen />, {
    path: '/m/moreLottery',
    language,
    answers: { 'lottery.more': answer, 'lottery.vietnam.menu': menu },
  })
  await pass()
  return { ...page, answer }
}
const tiles = () => within(screen.getByRole('list', { name: 'Lotteries' })).getAllByRole('listitem')
const names = () => tiles().map((tile) => tile.querySelector('p')?.textContent)

describe('all lotteries', () => {
  // HALL-1
  it('a tile says how often a lottery draws, how long one can bet and its last numbers, and leads to its table', async () => {
    await show()
    const [five] = tiles() as [HTMLElement]
    expect(five).toHaveTextContent('Every 60 s')
    expect(within(five).getByRole('timer', { name: 'Lottery five60 closes in' })).toHaveTextContent('0:54')
    expect(within(five).getByRole('img', { name: 'Numbers 1, 2, 3, 4, 5' })).toBeInTheDocument()
    expect(within(five).getByRole('link')).toHaveAttribute(
      'href',
      '/m/launchGame?code=five60&playType=trad&prize_mode=Lott',
    )
  })

  it('the time of a daily draw is shown in the merchant’s zone beside the zone of the schedule', async () => {
    await show()
    expect(tiles()[1]).toHaveTextContent('Daily 19:15 GMT+8 · 18:15 GMT+7')
    expect(within(tiles()[1] as HTMLElement).getByRole('img')).toHaveAccessibleName('Special prize 12345')
  })

  // HALL-1
  it('a tile says that it draws when selling ends, and shows the next issue when the draw is pushed', async () => {
    const { events } = await show([testLottery()])
    await pass(54_000)
    expect(tiles()[0]).toHaveTextContent('Drawing…')
    await pass(6000)
    act(() =>
      events.say(drawChanged, {
        lottery: 'five60',
        isOpen: true,
        issue: testIssue(602),
        last: testResult(601, [9, 8, 7, 6, 5]),
      }),
    )
    expect(screen.getByRole('timer')).toHaveTextContent('0:54')
    expect(screen.getByRole('img', { name: 'Numbers 9, 8, 7, 6, 5' })).toBeInTheDocument()
  })

  it('a page whose push does not come asks once after the draw, and once when the stream is back', async () => {
    const { answer, events } = await show([testLottery()])
    expect(answer).toHaveBeenCalledTimes(1)
    await pass(63_900)
    expect(answer).toHaveBeenCalledTimes(1)
    await pass(200)
    expect(answer).toHaveBeenCalledTimes(2)
    await pass(20_000)
    expect(answer).toHaveBeenCalledTimes(2)
    await act(async () => events.say('stream:restored', {}))
    expect(answer).toHaveBeenCalledTimes(3)
  })

  // HALL-1
  it('a closed lottery has no link and says when it opens', async () => {
    await show([testLottery('five60', { isOpen: false, reopensAt: drawsStartMs + 3_600_000 })])
    const [tile] = tiles() as [HTMLElement]
    expect(tile).toHaveTextContent('Opens 11/23, 11:00 GMT+8')
    expect(within(tile).queryByRole('link')).toBeNull()
    expect(tile).toHaveAttribute('data-closed')
  })

  it('groups and search narrow the list, and a search without a match can be cleared', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Vietnam' }))
    expect(names()).toEqual(['Northern Board'])
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'NORTHERN' } })
    expect(names()).toEqual(['Northern Board'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
    expect(screen.getByText('No lottery has that name')).toBeInTheDocument()
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear the search' })[0] as HTMLElement)
    expect(tiles()).toHaveLength(3)
  })

  // HALL-1
  it('the Vietnamese boards can be narrowed to a region of the menu, until another group is chosen', async () => {
    await show([...all, south])
    expect(screen.queryByRole('button', { name: 'South' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Vietnam' }))
    await pass()
    expect(names()).toEqual(['Northern Board', 'Southern Board'])
    expect(screen.queryByRole('button', { name: 'Central' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'South' }))
    expect(names()).toEqual(['Southern Board'])
    fireEvent.click(screen.getByRole('button', { name: 'Fast' }))
    fireEvent.click(screen.getByRole('button', { name: 'Vietnam' }))
    expect(names()).toEqual(['Northern Board', 'Southern Board'])
  })

  // HALL-1
  it('a lottery with a star is a favourite, until the star is tapped again', async () => {
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }))
    expect(screen.getByText('No favourites yet')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Northern Board' }))
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }))
    expect(names()).toEqual(['Northern Board'])
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Northern Board' }))
    expect(screen.getByText('No favourites yet')).toBeInTheDocument()
  })

  it('a long press or the context-menu key shows the rules of a lottery, and the back button closes them', async () => {
    await show()
    await pass(3000)
    fireEvent.contextMenu(within(tiles()[1] as HTMLElement).getByRole('link'))
    const sheet = await screen.findByRole('dialog', { name: 'Rules of Northern Board' })
    expect(sheet).toHaveTextContent('15 min before the draw')
    expect(sheet).toHaveTextContent('It is not the result of a state lottery.')
    expect(history.state).toMatchObject({ 'plaza.lotteryRules': 'vn-north' })
  })

  it('a list that does not load says so and can be tried again', async () => {
    renderGames(<MoreLotteryScreen />, { path: '/m/moreLottery' })
    await pass()
    expect(screen.getByText("The lotteries didn't load")).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /again|retry/i })).toBeInTheDocument()
  })

  it('the lotteries of the last visit are shown at once in Filipino', async () => {
    localStorage.setItem('lotts', JSON.stringify({ language: 'fil', answer: { lotteries: all, groups: [] } }))
    renderGames(<MoreLotteryScreen />, { path: '/m/moreLottery', language: 'fil' })
    expect(screen.getByText('Loterya five60')).toBeInTheDocument()
    expect(screen.getAllByText('Kada 60 s')).toHaveLength(2)
  })
})
