import { CallError } from '@plaza/client'
import type { downlineOptionsCall, DownlineTransfer } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { testSession } from '@plaza/federation/testing'
import { testIntents } from '@plaza/money/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { testBalance, testPassword } from '../../testing/money'
import { TransferScreen } from './TransferScreen'

const sent: DownlineTransfer = {
  ...{ id: 'TD1', to: 'player07', amountMinor: 5_000, currency: 'PHP', remark: '' },
  ...{ requiredMinor: 5_000, createdAt: 1_000 },
}
const options = (more: Partial<AnswerOf<typeof downlineOptionsCall>> = {}) => ({
  ...{ to: 'player07', minMinor: 1_000, maxMinor: 10_000_000, withdrawableMinor: 30_000, currency: 'PHP' },
  ...{ wagering: 1, ...testPassword, recent: [], ...more },
})
const show = (answers: Record<string, unknown>, path = '/m/member/agent/transfer?to=player07') =>
  renderAgent(<TransferScreen />, { session: testSession({ userName: 'agent01', type: 1 }), path, answers })

beforeEach(() => {
  window.scrollTo = jest.fn()
  sessionStorage.clear()
})

describe('the transfer to a downline', () => {
  // DOWNLINE-1
  it('a transfer to a downline sends amount, receiver and password together, and opens its receipt', async () => {
    const send = jest.fn(() => ({ transfer: sent, balance: testBalance(25_000) }))
    const { location } = show({
      'agent.transfer.options': options(),
      'agent.transfer.send': send,
      'agent.transfer.get': { transfer: sent },
    })
    expect(await screen.findByText('player07')).toBeInTheDocument()
    expect(screen.getByText('Your downline has to bet the amount once before withdrawing it.')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Amount'), '50')
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
    const question = await screen.findByRole('alertdialog', { name: 'Transfer ₱50.00?' })
    await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(question).getByRole('button', { name: 'Transfer' }))
    expect(await screen.findByText('The money is in the wallet of player07.')).toBeInTheDocument()
    expect(location()).toBe('/m/member/agent/transfer?to=player07&order=TD1')
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ body: { to: 'player07', amountMinor: 5_000, paymentPassword: '246810' } }),
    )
  })

  // DOWNLINE-1
  it.each([
    ['transfer.downline.none', 404, "This account isn't in your team"],
    ['transfer.receiver', 409, "This account can't receive money"],
    ['feature.off', 403, 'Transfers to downlines are switched off'],
  ])('%s shows in place of the form', async (code, status, words) => {
    show({
      'agent.transfer.options': () => {
        throw new CallError(code, '', {}, status)
      },
    })
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Transfer' })).not.toBeInTheDocument()
  })

  it('a downline that moved away while the transfer form was open gets nothing, and the form says so', async () => {
    let isBelow = true
    show({
      'agent.transfer.options': () => {
        if (!isBelow) throw new CallError('transfer.downline.none', '', {}, 404)
        return options()
      },
      'agent.transfer.send': () => {
        isBelow = false
        throw new CallError('transfer.downline.none', '', {}, 404)
      },
    })
    await userEvent.type(await screen.findByLabelText('Amount'), '50')
    await userEvent.click(screen.getByRole('button', { name: 'Transfer' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(question).getByRole('button', { name: 'Transfer' }))
    expect(await screen.findByText("This account isn't in your team.")).toBeInTheDocument()
  })

  const begunFor = (to: string) => {
    const intents = testIntents('mf-agent', 'agent01', 'a-key-of-sixteen-chars')
    const body = { amountMinor: 7_700, details: { to, remark: 'Salamat' } }
    return { intents, body }
  }

  // MONEY-2
  it.each([
    ['player07', '77.00', 'Salamat'],
    ['player99', '', ''],
  ])(
    'a transfer that was begun for %s and never sent fills only its own form',
    async (to, amount, remark) => {
      const { intents, body } = begunFor(to)
      intents.prepare('downline-transfer', body)
      show({ 'agent.transfer.options': options() })
      expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe(amount)
      expect(screen.getByLabelText<HTMLInputElement>(/Remark/).value).toBe(remark)
    },
  )

  // MONEY-2
  it('the notice of an unanswered transfer names its receiver, on the form of another account too', async () => {
    const { intents, body } = begunFor('player99')
    intents.begin('downline-transfer', body)
    show({ 'agent.transfer.options': options() })
    expect(await screen.findByText('Your transfer of ₱77.00 to player99 got no answer')).toBeVisible()
  })

  it('the transfer form without an account in its address leads back', async () => {
    show({}, '/m/member/agent/transfer')
    expect(await screen.findByText("This account isn't in your team")).toBeInTheDocument()
  })
})
