import { CallError } from '@plaza/client'
import type { Promotion } from '@plaza/contract/growth'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { ActivityScreen } from './ActivityScreen'

const promotion = (fields: Partial<Promotion>): Promotion => ({
  id: 'welcome',
  promo: 'WELCOME',
  title: 'A warm welcome',
  summary: 'For your first deposit',
  content: '<p>The rules <a href="/m/help">in the help centre</a></p>',
  url: '/artwork/welcome',
  tint: '#331144',
  startsAt: Date.parse('2026-11-01T00:00:00+08:00'),
  endsAt: null,
  status: 'open',
  ...fields,
})
const coming = promotion({
  id: 'rain',
  promo: 'REDRAIN',
  title: 'Rain of red packets',
  status: 'coming',
  startsAt: Date.parse('2026-12-01T00:00:00+08:00'),
  endsAt: Date.parse('2026-12-24T00:00:00+08:00'),
})
const answering = (...promotions: Promotion[]) => ({ answers: { 'content.promotions': { promotions } } })

describe('the list of promotions', () => {
  it('the list of promotions is open to visitors, with kind, status and period of each', async () => {
    renderMember(<ActivityScreen />, answering(coming, promotion({})))
    const [first, second] = await screen.findAllByRole('button')
    expect(first).toHaveTextContent(/On now.*Welcome.*A warm welcome.*From Nov 1, 2026/)
    expect(second).toHaveTextContent(/Coming soon.*Red packets.*Dec 1, 2026 – Dec 24, 2026/)
  })

  it('the list of promotions omits a kind that this release does not know', async () => {
    renderMember(<ActivityScreen />, answering(promotion({ promo: 'LUNAR' })))
    expect(await screen.findByRole('button')).toHaveTextContent(/On now.*A warm welcome/)
  })

  it('the list of promotions is loaded in the language of the page, again when that changes', async () => {
    const { calls, setLanguage } = renderMember(<ActivityScreen />, answering(promotion({})))
    await screen.findByRole('button')
    setLanguage('fil')
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { language: 'fil' } }))
    expect(await screen.findByText('Bukas na')).toBeVisible()
  })

  it('the list of promotions says that there are none and leads home', async () => {
    const { location } = renderMember(<ActivityScreen />, { ...answering(), path: '/m/activity' })
    await userEvent.click(await screen.findByRole('button', { name: 'Back to home' }))
    expect(location()).toBe('/m/home')
  })

  it('the list of promotions says that it is loading', () => {
    const never = new Promise(() => undefined)
    renderMember(<ActivityScreen />, { answers: { 'content.promotions': () => never } })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
  })

  it('the list of promotions offers Retry when loading fails, and recovers', async () => {
    let isBroken = true
    const answer = () => {
      if (isBroken) throw new CallError('network.offline', '')
      return { promotions: [promotion({})] }
    }
    renderMember(<ActivityScreen />, { answers: { 'content.promotions': answer } })
    expect(await screen.findByText(/You are offline/)).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('A warm welcome')).toBeVisible()
  })
})

describe('the categories of promotions', () => {
  const rebate = promotion({ id: 'back', title: 'Money back', category: 'cashback' })
  const gift = promotion({ id: 'gift', title: 'A gift', category: 'deposit', state: 'joined' })

  // PROMO-1
  it('a tab for each category that is used shows its promotions, with what each is to the member', async () => {
    const { location } = renderMember(<ActivityScreen />, { ...answering(rebate, gift), path: '/m/activity' })
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'All',
      'Deposit',
      'Cashback',
    ])
    expect(screen.getByRole('button', { name: /A gift/ })).toHaveTextContent('Joined')
    await userEvent.click(screen.getByRole('tab', { name: 'Cashback' }))
    expect(screen.queryByRole('button', { name: /A gift/ })).toBeNull()
    expect(location()).toBe('/m/activity?tab=cashback')
  })

  // PROMO-2
  it.each([
    ['coming', 'Coming soon', 'Malapit na'],
    ['open', 'On now', 'Bukas na'],
    ['joined', 'Joined', 'Kasali ka'],
    ['process', 'In progress', 'Isinasagawa'],
    ['applying', 'Applying', 'Sinusuri'],
    ['rejected', 'Rejected', 'Hindi inaprubahan'],
    ['issued', 'Issued', 'Ibinigay na'],
    ['claimed', 'Claimed', 'Nakuha na'],
    ['close', 'Ended', 'Tapos na'],
  ] as const)('a promotion that is %s says so, in both languages', async (state, en, fil) => {
    const { setLanguage } = renderMember(<ActivityScreen />, answering(promotion({ state })))
    expect(await screen.findByRole('button')).toHaveTextContent(en)
    setLanguage('fil')
    expect(await screen.findByText(fil)).toBeVisible()
  })

  it('a promotion opens its page, and an older link to one leads there', async () => {
    const { location } = renderMember(<ActivityScreen />, { ...answering(gift), path: '/m/activity' })
    await userEvent.click(await screen.findByRole('button', { name: /A gift/ }))
    expect(location()).toBe('/m/activityInfo?id=gift')
  })

  it('an older address of a promotion leads to its page', async () => {
    const { location } = renderMember(<ActivityScreen />, { ...answering(gift), path: '/m/activity?id=gift' })
    await waitFor(() => expect(location()).toBe('/m/activityInfo?id=gift'))
  })
})
