import { CallError } from '@plaza/client'
import { accountChanged, type PayoutAccount, type PayoutAccounts } from '@plaza/contract/money'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier } from '../../testing/cashier'
import { AccountChoice } from './AccountChoice'
import { AccountsScreen } from './AccountsScreen'

const hourMs = 3_600_000
const account = (more: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: 'a-1',
  kind: 'e-wallet',
  institution: 'gcash',
  name: 'GCash',
  holderName: 'Juan dela Cruz',
  maskedNumber: '•••• 4567',
  isDefault: true,
  addedAt: Date.now() - 48 * hourMs,
  usableFrom: Date.now() - 46 * hourMs,
  ...more,
})
const waiting = () =>
  account({
    id: 'a-2',
    kind: 'bank',
    institution: 'bdo',
    name: 'BDO Unibank',
    maskedNumber: '•••• 5678',
    isDefault: false,
    addedAt: Date.now(),
    usableFrom: Date.now() + 2 * hourMs,
  })
const rule = { isEnabled: true, isRequired: true, maxLength: 6, pattern: '\\d{6}' }
const payout = (more: Partial<PayoutAccounts> = {}): PayoutAccounts => ({
  accounts: [account(), waiting()],
  most: 5,
  holderName: 'Juan dela Cruz',
  holderNameRule: {
    isEnabled: true,
    isRequired: true,
    minLength: 2,
    maxLength: 64,
    pattern: "\\p{L}[\\p{L} .,'-]*",
  },
  institutions: [
    { code: 'gcash', kind: 'e-wallet', name: 'GCash' },
    { code: 'bdo', kind: 'bank', name: 'BDO Unibank', digits: { least: 10, most: 12 } },
    { code: 'TRC20', kind: 'crypto', name: 'USDT TRC20' },
  ],
  hasPaymentPassword: true,
  paymentPasswordRule: rule,
  ...more,
})
const show = (answers: Record<string, unknown> = {}, path = '/m/cards') =>
  renderCashier(<AccountsScreen />, { path, answers: { 'withdraw.accounts': payout(), ...answers } })
const sent = (calls: { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => input)
const giveCode = async (password = '246810') => {
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.type(within(dialog).getByLabelText('Withdrawal password'), password)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the account' }))
}

beforeEach(() => localStorage.clear())

describe('the page of payout accounts', () => {
  // WITHDRAW-5
  it('the list shows the default account, masked numbers and the time left of a new one', async () => {
    show()
    const list = await screen.findByRole('list', { name: 'Your payout accounts' })
    expect(within(list).getByRole('button', { name: /GCash.*4567.*Default/ })).toBeInTheDocument()
    expect(within(list).getByText(/Usable in (2:00:00|1:59:5\d)/)).toBeInTheDocument()
    expect(screen.getByText('2 of 5')).toBeInTheDocument()
  })

  it('the browser keeps the masked list alone, and shows it before the answer comes', async () => {
    const first = show()
    await screen.findByText('2 of 5')
    const kept = localStorage.getItem('bankList') ?? ''
    expect(JSON.parse(kept)).toMatchObject([{ maskedNumber: '•••• 4567' }, { maskedNumber: '•••• 5678' }])
    expect(kept).not.toContain('Juan')
    first.unmount()
    show({ 'withdraw.accounts': () => new Promise(() => undefined) })
    expect(await screen.findByText('GCash')).toBeInTheDocument()
  })

  it('without an account the page says what one is for', async () => {
    show({ 'withdraw.accounts': payout({ accounts: [] }) })
    expect(await screen.findByText('No payout account yet')).toBeInTheDocument()
  })

  it('a list that fails to load can be asked for again', async () => {
    show({
      'withdraw.accounts': () => {
        throw new CallError('network.offline', '')
      },
    })
    expect(await screen.findByText("Your payout accounts didn't load")).toBeInTheDocument()
  })

  // WITHDRAW-5
  it('with five accounts a sixth cannot be begun', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => account({ id: `a-${number}` }))
    show({ 'withdraw.accounts': payout({ accounts: five }) })
    expect(await screen.findByRole('button', { name: 'Add an account' })).toHaveAccessibleDescription(
      'You have 5 accounts. Remove one to add another.',
    )
  })

  it('the list is read again when an account changes elsewhere', async () => {
    const { calls, events } = show()
    await screen.findByText('2 of 5')
    act(() => events.say(accountChanged, { id: 'a-9', change: 'added' }))
    await waitFor(() => expect(sent(calls, 'withdraw.accounts')).toHaveLength(2))
  })

  // WITHDRAW-5
  it('another account becomes the default one from its sheet', async () => {
    const { calls } = show({ 'withdraw.accounts.default': payout() })
    await userEvent.click(await screen.findByRole('button', { name: /BDO/ }))
    const sheet = await screen.findByRole('dialog', { name: 'BDO Unibank' })
    expect(within(sheet).getByText('Juan dela Cruz')).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Use by default' }))
    expect(sent(calls, 'withdraw.accounts.default')).toEqual([{ params: { id: 'a-2' } }])
  })

  // WITHDRAW-5
  it('an account to which a withdrawal is open is not removed, and the sheet says why', async () => {
    show({
      'withdraw.accounts.remove': () => {
        throw new CallError('payout.open.withdrawal', '')
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /GCash/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(/A withdrawal to this account is still under way/)).toBeInTheDocument()
  })
})

describe('the form for a payout account', () => {
  const begin = async (more: Partial<PayoutAccounts> = {}, answers: Record<string, unknown> = {}) => {
    const view = show({ 'withdraw.accounts': payout(more), ...answers }, '/m/cards?add=1')
    await screen.findByRole('radiogroup', { name: 'Kind of account' })
    return view
  }

  // WITHDRAW-5
  it('an e-wallet is added with the withdrawal password, in the locked name', async () => {
    const { calls, location } = await begin({}, { 'withdraw.accounts.add': payout() })
    expect(screen.getByLabelText('Account holder')).toHaveValue('Juan dela Cruz')
    expect(screen.getByLabelText('Account holder')).toHaveAttribute('readonly')
    await userEvent.click(screen.getByRole('button', { name: 'GCash' }))
    await userEvent.type(screen.getByLabelText('Mobile number of the e-wallet'), '0917 123 4567')
    await userEvent.click(screen.getByRole('button', { name: 'Add the account' }))
    await giveCode()
    await waitFor(() => expect(location()).toBe('/m/cards'))
    expect(sent(calls, 'withdraw.accounts.add')).toEqual([
      { body: { institution: 'gcash', number: '0917 123 4567', paymentPassword: '246810' } },
    ])
  })

  // WITHDRAW-5
  it.each([
    ['Bank', 'BDO Unibank', 'Account number', '12345abcde', 'Only digits belong here.'],
    ['Bank', 'BDO Unibank', 'Account number', '123', "This bank's account numbers have 10 to 12 digits."],
    [
      'Crypto',
      'USDT TRC20',
      'Wallet address',
      'TZB5RKsjYEJwJwbzfRogGLMa4wnUYTwMKG',
      'There is a mistake in this address. Copy it again from your wallet.',
    ],
  ])(
    '%s: the field says what is wrong with %s, and nothing is sent',
    async (kind, where, label, typed, problem) => {
      const { calls } = await begin()
      await userEvent.click(screen.getByRole('radio', { name: kind }))
      await userEvent.click(screen.getByRole('button', { name: where }))
      await userEvent.type(screen.getByLabelText(label), typed)
      await userEvent.click(screen.getByRole('button', { name: 'Add the account' }))
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem)
      expect(sent(calls, 'withdraw.accounts.add')).toEqual([])
    },
  )

  // WITHDRAW-5
  it('the real name is asked for once, and a name that is not one is refused at its field', async () => {
    const { calls } = await begin({ holderName: null, accounts: [] })
    await userEvent.click(screen.getByRole('button', { name: 'GCash' }))
    await userEvent.type(screen.getByLabelText('Mobile number of the e-wallet'), '09171234567')
    await userEvent.type(screen.getByLabelText('Your full real name'), '<b>Juan</b>')
    await userEvent.click(screen.getByRole('button', { name: 'Add the account' }))
    expect(screen.getByLabelText('Your full real name')).toHaveAccessibleDescription(
      "A name has letters, spaces, and . , ' - alone.",
    )
    expect(sent(calls, 'withdraw.accounts.add')).toEqual([])
  })

  it('a wrong withdrawal password says how many tries are left, and the form stays', async () => {
    await begin(
      {},
      {
        'withdraw.accounts.add': () => {
          throw new CallError('withdraw.password.wrong', '', { left: 3 })
        },
      },
    )
    await userEvent.click(screen.getByRole('button', { name: 'GCash' }))
    await userEvent.type(screen.getByLabelText('Mobile number of the e-wallet'), '09171234567')
    await userEvent.click(screen.getByRole('button', { name: 'Add the account' }))
    await giveCode('000000')
    expect(await screen.findByText('Wrong withdrawal password. Attempts left: 3.')).toBeInTheDocument()
    expect(screen.getByLabelText('Mobile number of the e-wallet')).toHaveValue('09171234567')
  })

  it('the number field says that the account was added before', async () => {
    await begin(
      {},
      {
        'withdraw.accounts.add': () => {
          throw new CallError('payout.exists', '')
        },
      },
    )
    await userEvent.click(screen.getByRole('button', { name: 'GCash' }))
    await userEvent.type(screen.getByLabelText('Mobile number of the e-wallet'), '09171234567')
    await userEvent.click(screen.getByRole('button', { name: 'Add the account' }))
    await giveCode()
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number of the e-wallet')).toHaveAccessibleDescription(
        'You have already added this account.',
      ),
    )
  })
})

describe('the choice of a payout account', () => {
  // WITHDRAW-5
  it('an account that waits cannot be chosen', async () => {
    const onChoose = jest.fn()
    renderCashier(<AccountChoice accounts={[account(), waiting()]} chosen="a-1" onChoose={onChoose} />)
    expect(screen.queryByRole('button', { name: /GCash/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }))
    expect(screen.getByRole('button', { name: /GCash/ })).toHaveFocus()
    expect(screen.getByRole('button', { name: /GCash/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.queryByRole('button', { name: /BDO/ })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /GCash/ }))
    expect(onChoose).toHaveBeenCalledWith('a-1')
    expect(screen.getByRole('button', { name: 'Use another account' })).toHaveFocus()
  })

  it('without an account the choice leads to the form for one', async () => {
    const { location } = renderCashier(
      <AccountChoice accounts={[]} chosen={undefined} onChoose={jest.fn()} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Add an account' }))
    expect(location()).toBe('/m/cards?add=1')
  })
})
