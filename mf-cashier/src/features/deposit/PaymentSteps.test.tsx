import { CallError } from '@plaza/client'
import type { Deposit, PaymentInstructions } from '@plaza/contract/money'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderCashier, testBalance, testDeposit, testOffered } from '../../testing/cashier'
import { DepositScreen } from './DepositScreen'

const path = '/m/voucherCenter?order=D-1'
const fields: Extract<PaymentInstructions, { kind: 'transfer' }>['fields'] = [
  { label: 'bank', value: 'Bank of the Bay' },
  { label: 'account', value: '0011 2233' },
  { label: 'amount', value: '500.07' },
  { label: 'reference', value: 'PZ23456789AB' },
]
const open = (instructions: PaymentInstructions, more: Partial<Deposit> = {}) => ({
  deposit: testDeposit('awaiting-payment', { instructions, ...more }),
  balance: testBalance(0),
})
const show = (answer: unknown, answers: Record<string, unknown> = {}, language: 'en' | 'fil' = 'en') =>
  renderCashier(<DepositScreen />, { path, answers: { 'deposit.get': answer, ...answers }, language })
const crypto = (seen: number, reorganisedAt?: number): PaymentInstructions => ({
  kind: 'crypto',
  network: 'TRC20',
  coin: 'USDT',
  address: 'TQjaddress',
  coinAmount: '8.903111',
  rateMinor: 5_616,
  rateUntil: Date.now() + 900_000,
  confirmations: { seen, needed: 12, ...(reorganisedAt !== undefined && { reorganisedAt }) },
})

describe('how an order is paid', () => {
  // DEPOSIT-7
  it('a transfer shows every field to copy once, and the amount with its own centavos', async () => {
    show(open({ kind: 'transfer', fields, payMinor: 50_007 }))
    expect(await screen.findByText('Bank of the Bay')).toBeInTheDocument()
    expect(screen.getByText('0011 2233')).toBeInTheDocument()
    expect(screen.getByText('₱500.07')).toBeInTheDocument()
    expect(screen.getAllByText('PZ23456789AB')).toHaveLength(1)
  })

  // DEPOSIT-7
  it('a QR payment shows its code, and the same fields', async () => {
    show(open({ kind: 'qr', payload: '000201010212', fields, payMinor: 50_007 }))
    expect(await screen.findByRole('img', { name: 'QR code of your payment' })).toBeInTheDocument()
    expect(screen.getByText('0011 2233')).toBeInTheDocument()
  })

  // DEPOSIT-7
  it('a crypto payment warns of other networks and shows address, coins and rate', async () => {
    show(open(crypto(0)))
    expect(await screen.findByText('Send only USDT on TRC20')).toBeInTheDocument()
    expect(screen.getByText('TQjaddress')).toBeInTheDocument()
    expect(screen.getByText('8.903111 USDT')).toBeInTheDocument()
    expect(screen.getByText('1 USDT = ₱56.16')).toBeInTheDocument()
    expect(screen.queryByText('Amount to pay')).toBeNull()
  })

  it('a crypto payment that was seen counts its confirmations, and asks nothing more of the member', async () => {
    show(open(crypto(3)))
    expect(await screen.findByText('3 of 12 confirmations')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeInTheDocument()
    expect(screen.getByText('Waiting for the network to confirm your payment')).toBeInTheDocument()
    expect(screen.getByText(/On the chain/)).toBeInTheDocument()
    expect(screen.queryByText('TQjaddress')).toBeNull()
    for (const name of ['I have paid', 'Cancel this deposit'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText('Time left to pay')).toBeNull()
  })

  it('the order says that the network took a crypto payment back, and it can be sent again', async () => {
    show(open(crypto(0, Date.now())))
    expect(await screen.findByText('The network took your payment back')).toBeInTheDocument()
    expect(screen.getByText('TQjaddress')).toBeInTheDocument()
  })

  it('a rate that has ended says what becomes of a payment', async () => {
    show(open({ ...crypto(0), rateUntil: Date.now() - 1 } as PaymentInstructions))
    expect(await screen.findByText(/This rate has expired/)).toBeInTheDocument()
  })

  it('a member who reports a crypto payment sees that the network has to confirm it, and is asked for no receipt', async () => {
    show(open(crypto(0), { saidPaidAt: Date.now() }))
    expect(await screen.findByText('Waiting for your payment to appear on the network')).toBeInTheDocument()
    expect(screen.getByText(/On its way to us/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send proof of payment' })).toBeNull()
  })

  // DEPOSIT-5
  it('the order says on which other network a payment came', async () => {
    const held = { amountMinor: 50_000, currency: 'PHP', state: 'held', receivedAt: Date.now() } as const
    show({
      deposit: testDeposit('failed', { held: [{ ...held, cause: 'currency', network: 'ERC20' }] }),
      balance: testBalance(0),
    })
    expect(
      await screen.findByRole('heading', { name: 'Your payment arrived on another network' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Received ₱500.00 on ERC20')).toBeInTheDocument()
  })

  // DEPOSIT-7
  it('an order that is paid on the page of a service sends the payer there, and names no reference', async () => {
    show(open({ kind: 'redirect', url: 'https://pay.example/1', opens: 'tab' }))
    expect(await screen.findByText(/^Pay exactly this amount on the page/)).toBeInTheDocument()
    expect(screen.queryByText(/give the reference/)).toBeNull()
  })

  it('the page of a payment service opens by the tap, in the window of the tap where it has one', async () => {
    const opened = { opener: window }
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)
    show(open({ kind: 'redirect', url: 'https://pay.example/1', opens: 'window' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the payment page' }))
    expect(openWindow).toHaveBeenCalledWith('https://pay.example/1', 'plaza-payment')
    expect(opened.opener).toBeNull()
    openWindow.mockRestore()
  })

  it('the window that the tap opened is closed when the order has no page yet, because its service is away', async () => {
    const close = jest.fn()
    const openWindow = jest.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window)
    const created = testDeposit('created')
    const offered = testOffered({ paysBy: 'redirect', opens: 'window' })
    renderCashier(<DepositScreen />, {
      path: '/m/voucherCenter',
      answers: {
        'deposit.methods': { methods: [], offered: [offered], open: null },
        'deposit.create': { deposit: created },
        'deposit.get': { deposit: created, balance: testBalance(0) },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '₱500' }))
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(await screen.findByText('Getting your order ready')).toBeInTheDocument()
    expect(openWindow).toHaveBeenCalledTimes(1)
    expect(close).toHaveBeenCalledTimes(1)
    openWindow.mockRestore()
  })

  it('an address of a payment service that is not a web address is not opened', async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null)
    show(open({ kind: 'redirect', url: 'javascript:alert(1)', opens: 'window' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the payment page' }))
    expect(openWindow).not.toHaveBeenCalled()
    openWindow.mockRestore()
  })
})

describe('a deposit that was paid', () => {
  const transfer = { kind: 'transfer', fields, payMinor: 50_007 } as const

  // DEPOSIT-3
  it('a member reports a payment once, and then sees that the bank has to confirm it', async () => {
    let saidPaidAt: number | undefined
    const { calls } = show(() => open(transfer, saidPaidAt === undefined ? {} : { saidPaidAt }), {
      'deposit.paid': () => {
        saidPaidAt = Date.now()
        return open(transfer, { saidPaidAt })
      },
    })
    await userEvent.dblClick(await screen.findByRole('button', { name: 'I have paid' }))
    expect(await screen.findByText('Waiting for your bank to confirm your payment')).toBeInTheDocument()
    expect(screen.getByText(/On its way from your bank/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Waiting for your bank' })).toHaveFocus()
    expect(calls.filter(({ id }) => id === 'deposit.paid')).toHaveLength(1)
  })

  it('a member who has paid an agent sees that the receipt is being reviewed', async () => {
    show(open({ ...transfer, kind: 'offline' }, { saidPaidAt: Date.now() }))
    expect(await screen.findByText('Waiting for our team to check your receipt')).toBeInTheDocument()
    expect(screen.getByText(/^With the agent\./)).toBeInTheDocument()
    expect(screen.getByText('Reference')).toBeInTheDocument()
  })

  it.each([
    [
      'transfer',
      'en',
      'Waiting for your bank',
      /^You told us you've paid\. We're waiting for your bank/,
      'your bank',
    ],
    [
      'qr',
      'en',
      'Waiting for your bank',
      /^You told us you've paid\. We're waiting for your bank/,
      'your bank',
    ],
    [
      'redirect',
      'en',
      'Waiting for your bank',
      /^You told us you've paid\. We're waiting for your bank/,
      'your bank',
    ],
    [
      'offline',
      'en',
      'Waiting for your receipt to be checked',
      /after checking your receipt\. If/,
      'your receipt',
    ],
    [
      'crypto',
      'en',
      'Waiting for the network',
      /^You told us you've paid\. We're waiting for it/,
      'the network',
    ],
    ['transfer', 'fil', 'Hinihintay ang bangko mo', /^Sinabi mong nakabayad ka na\. Tinatanong/, 'bangko mo'],
    ['offline', 'fil', 'Hinihintay na masuri ang resibo mo', /ang resibo; kung/, 'resibo mo'],
    ['crypto', 'fil', 'Hinihintay ang network', /^Sinabi mong nakabayad ka na\. Hahanapin/, 'network'],
  ] as const)(
    'title, text and timeline name the same next step once the member has reported the payment: %s, %s',
    async (kind, language, title, text, waiting) => {
      const ways: Record<typeof kind, PaymentInstructions> = {
        transfer,
        qr: { ...transfer, kind: 'qr', payload: '000201010212' },
        offline: { ...transfer, kind: 'offline' },
        redirect: { kind: 'redirect', url: 'https://pay.example/1', opens: 'tab' },
        crypto: crypto(0),
      }
      show(open(ways[kind], { saidPaidAt: Date.now() }), {}, language)
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(waiting)
    },
  )

  it('customer service is asked with the number of the order', async () => {
    show(open(transfer))
    expect(await screen.findByRole('link', { name: 'Contact customer service' })).toHaveAttribute(
      'href',
      '/m/service?reference=D-1',
    )
  })

  // UPLOAD-1, DEPOSIT-3
  it('a picture that is refused is named with its reason, the others are sent once, and all of them prove the payment', async () => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    let uploads: string[] = []
    let isRefusing = true
    const { calls } = show(open(transfer), {
      'deposit.proofs': () => ({ uploads }),
      'upload.create': () => {
        const count = calls.filter(({ id }) => id === 'upload.create').length
        if (count > 1 && isRefusing) throw new CallError('upload.type', 'r2', {}, 415)
        return {
          upload: { id: `u${count}`, type: 'image/png', width: 1, height: 1, bytes: 1, createdAt: 0 },
        }
      },
      'deposit.proofs.send': ({ body }: { body: { uploads: string[] } }) => ({
        uploads: (uploads = body.uploads),
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send proof of payment' }))
    const input = await screen.findByLabelText('Pictures of your receipt', { selector: 'input' })
    const picture = (name: string) =>
      Object.assign(new File(['x'], name, { type: 'image/png' }), {
        arrayBuffer: async () => new ArrayBuffer(1),
      })
    fireEvent.change(input, { target: { files: [picture('a.png'), picture('b.png')] } })
    await userEvent.click(screen.getByRole('button', { name: 'Send pictures' }))
    expect(await screen.findByText(/^b.png: This file isn't a PNG or JPG picture/)).toBeInTheDocument()
    isRefusing = false
    await userEvent.click(screen.getByRole('button', { name: 'Send pictures' }))
    expect(await screen.findByText('We have your 2 pictures')).toBeInTheDocument()
    expect(screen.getByText('At most 1, as PNG or JPG, 5 MB each')).toBeInTheDocument()
    await waitFor(() => expect(uploads).toEqual(['u1', 'u3']))
    // The order is asked for from time to time as well, so that counting these calls would measure the machine.
    const asked = calls.map(({ id }) => id)
    expect(asked.slice(asked.indexOf('deposit.proofs.send'))).toContain('deposit.get')
  })
})
