import { CallError } from '@plaza/client'
import type { Balance } from '@plaza/contract/money'
import type { Promotion } from '@plaza/contract/growth'
import type { BusEvent } from '@plaza/contract/page'
import { testSession } from '@plaza/federation/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderSample } from '../../testing'
import { SampleScreen } from './SampleScreen'

const path = '/m/sample'
const promotion = (title: string, status: Promotion['status']): Promotion => ({
  id: title,
  promo: 'WELCOME',
  title,
  summary: 'For everybody',
  content: '',
  url: '',
  tint: '',
  startsAt: 0,
  endsAt: null,
  status,
})
const answers = {
  'content.promotions': { promotions: [promotion('Welcome', 'open'), promotion('Next week', 'coming')] },
}
const balance: Balance = {
  wallets: [{ wallet: 'main', balanceMinor: 123_450 }],
  totalMinor: 123_450,
  currency: 'PHP',
  version: 1,
  asOf: 1,
}

describe('the page of mf-sample', () => {
  it('the page greets a visitor and shows the open promotions', async () => {
    renderSample(<SampleScreen />, { path, answers })
    expect(await screen.findByText('Welcome')).toBeVisible()
    expect(screen.queryByText('Next week')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Hello!' })).toBeVisible()
  })

  it('the page greets a member by name and follows the balance', () => {
    const { events } = renderSample(<SampleScreen />, { path, answers, session: testSession() })
    expect(screen.getByRole('heading', { name: 'Hello, player01!' })).toBeVisible()
    act(() => events.say('balance:changed', balance))
    expect(screen.getByRole('group', { name: 'Total balance' })).toHaveTextContent('₱1,234.50')
  })

  it('the page sends its greeting as an event', async () => {
    const toasts: BusEvent<'toast'>[] = []
    renderSample(<SampleScreen />, {
      path,
      answers,
      onEvents: (events) => events.on('toast', (toast) => toasts.push(toast)),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Say hello' }))
    expect(toasts).toMatchObject([{ kind: 'success' }])
  })

  it('the page says when there is no open promotion', async () => {
    renderSample(<SampleScreen />, { path, answers: { 'content.promotions': { promotions: [] } } })
    expect(await screen.findByText(/No promotion is open/)).toBeVisible()
  })

  it('the page offers a retry when the promotions cannot be loaded', async () => {
    let isBroken = true
    const answer = () => {
      if (isBroken) throw new CallError('service.unavailable', 'ref-9')
      return answers['content.promotions']
    }
    renderSample(<SampleScreen />, { path, answers: { 'content.promotions': answer } })
    expect(await screen.findByText('Reference ref-9')).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Welcome')).toBeVisible()
  })

  it('the page has its texts in Filipino', async () => {
    renderSample(<SampleScreen />, { path, answers, language: 'fil' })
    expect(await screen.findByRole('heading', { name: 'Kumusta!' })).toBeVisible()
  })
})
