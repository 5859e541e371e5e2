import { screen, within } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { testLottery } from '../../testing/lotteries'
import { HomeLottery } from './HomeLottery'

const lotteries = Array.from({ length: 8 }, (_, index) => testLottery(`five${index}`))

describe('the lotteries of home', () => {
  // HALL-1
  it('home has six lotteries with time left and last numbers, for visitors too', async () => {
    renderGames(<HomeLottery />, { session: null, answers: { 'lottery.popular': { lotteries } } })
    const list = await screen.findByRole('list')
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
    expect(within(list).getAllByRole('img', { name: 'Numbers 1, 2, 3, 4, 5' })).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'All lotteries' })).toHaveAttribute('href', '/m/lottery')
  })

  it('home has no lottery part where the merchant has no lottery', async () => {
    const { calls, container } = renderGames(<HomeLottery />, {
      answers: { 'lottery.popular': { lotteries: [] } },
    })
    await screen.findByText('', { selector: 'body' })
    expect(calls).toHaveLength(1)
    expect(container).toBeEmptyDOMElement()
  })
})
