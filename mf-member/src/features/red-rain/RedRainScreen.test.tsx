import { CallError } from '@plaza/client'
import type { Rain, RainDraw } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { fallingPackets } from './FallingPackets'
import { RedRainScreen } from './RedRainScreen'

const balance = {
  wallets: [{ wallet: 'main', balanceMinor: 100_00 }],
  totalMinor: 100_00,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

const rain = (rest: Partial<Rain> = {}): Rain => ({
  session: { id: 'RR1', startsAt: Date.now() - 1_000, endsAt: Date.now() + 59_000 },
  next: null,
  times: ['12:00', '20:00'],
  lengthSeconds: 60,
  fallSeconds: 20,
  chances: 3,
  chancesLeft: 2,
  conditions: [{ kind: 'deposit', wanted: 100_00, has: 250_00, isMet: true }],
  conditionDays: 7,
  potMinor: 5_000_00,
  packets: 500,
  wagering: 0,
  currency: 'PHP',
  ...rest,
})

type Draw = { idempotencyKey: string }

/** The page with a gateway that answers draws one after the other: an amount, or what it throws. */
function show(
  shown: Rain,
  outcomes: (number | CallError)[] = [],
  { isStill = true, language = 'en' as const } = {},
) {
  window.matchMedia = (() => ({ matches: isStill })) as unknown as typeof window.matchMedia
  let kept = shown
  const keys: string[] = []
  const records: RainDraw[] = []
  const view = renderMember(<RedRainScreen />, {
    session: testSession(),
    path: '/m/redRain',
    language,
    answers: {
      'rain.show': () => kept,
      'rain.winners': { session: null, winners: [], currency: 'PHP' },
      'rain.records': () => ({
        records,
        total: records.length,
        totalMinor: records.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        pageNum: 1,
        totalPages: records.length > 0 ? 1 : 0,
        currency: 'PHP',
      }),
      'rain.draw': ({ idempotencyKey }: Draw) => {
        keys.push(idempotencyKey)
        const outcome = outcomes.shift()
        if (outcome instanceof CallError) throw outcome
        const draw = {
          id: `RP${String(keys.length)}`,
          sessionId: 'RR1',
          sessionAt: 0,
          at: 0,
          amountMinor: outcome ?? 0,
        }
        records.unshift(draw)
        kept = { ...kept, chancesLeft: kept.chancesLeft - 1 }
        return { draw, chancesLeft: kept.chancesLeft, balance }
      },
    },
  })
  return { ...view, keys, become: (next: Partial<Rain>) => (kept = { ...kept, ...next }) }
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const stage = () => screen.findByRole('dialog', { name: 'Red packets are falling' })

describe('the page of red-packet rain', () => {
  afterEach(() => jest.useRealTimers())

  // REDRAIN-1
  it('before a rain the page shows when it begins, what is in the pot, and what is missing to take part', async () => {
    jest.useFakeTimers()
    show(
      rain({
        session: null,
        next: { startsAt: Date.now() + 90_000, endsAt: Date.now() + 150_000 },
        conditions: [{ kind: 'deposit', wanted: 100_00, has: 20_00, isMet: false }],
      }),
    )
    expect(await screen.findByRole('heading', { name: 'The next rain' })).toBeInTheDocument()
    expect(screen.getByRole('timer', { name: 'Begins in' })).toHaveTextContent(/1:(30|29)/)
    expect(screen.getByText('12:00 · 20:00')).toBeInTheDocument()
    const condition = screen.getByRole('list', { name: 'Who can take part' })
    expect(condition).toHaveTextContent('Deposits of ₱100.00 within the last 7 days')
    expect(condition).toHaveTextContent('₱20.00 so far')
    expect(condition).toHaveTextContent('Not met yet')
    expect(screen.queryByRole('button', { name: 'Catch packets' })).toBeNull()
    expect(await screen.findByText('You have not opened a packet yet')).toBeInTheDocument()
  })

  // REDRAIN-1
  it('with less motion one button opens a packet for each chance, and records and chances follow', async () => {
    const { keys } = show(rain(), [12_34, 0])
    await press('Catch packets')
    const over = await stage()
    expect(over.querySelectorAll('[aria-hidden] > button')).toHaveLength(0)
    await press('Open a packet')
    expect(await within(over).findByText('You got a red packet')).toBeInTheDocument()
    expect(over).toHaveTextContent('12.34')
    await press('Next packet (1 left)')
    await press('Open a packet')
    expect(await within(over).findByText('Better luck next time')).toBeInTheDocument()
    await userEvent.click(within(over).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    expect(new Set(keys).size).toBe(2)
    const records = await screen.findByRole('list', { name: 'Your packets' })
    expect(within(records).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('Together ₱12.34')).toBeInTheDocument()
    expect(await screen.findByText('0 of 3')).toBeInTheDocument()
  })

  // REDRAIN-1
  it('packets that fall are at most forty elements, and any of them draws the same chance once', async () => {
    const { keys } = show(rain(), [5_00], { isStill: false })
    await press('Catch packets')
    const over = await stage()
    const packets = [...over.querySelectorAll<HTMLElement>('[aria-hidden] > button')]
    expect(packets).toHaveLength(fallingPackets)
    expect(fallingPackets).toBeLessThanOrEqual(40)
    for (const packet of packets.slice(0, 3)) await userEvent.pointer({ target: packet, keys: '[TouchA]' })
    expect(await within(over).findByText('You got a red packet')).toBeInTheDocument()
    expect(keys).toHaveLength(1)
  })

  it('a chance whose answer was lost is asked for again with its key', async () => {
    const { keys } = show(rain(), [new CallError('network.offline', 'req-1', {}, 0), 7_00])
    await press('Catch packets')
    await press('Open a packet')
    const over = await stage()
    expect(await within(over).findByText('The answer didn’t arrive'.replace('’', "'"))).toBeInTheDocument()
    await press('Try again')
    expect(await within(over).findByText('You got a red packet')).toBeInTheDocument()
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('a draw that is refused says why', async () => {
    show(rain(), [new CallError('rain.over', 'req-1', {}, 409)])
    await press('Catch packets')
    await press('Open a packet')
    expect(await screen.findByText(/This rain is over/)).toBeInTheDocument()
  })

  // REDRAIN-1
  it('a member who waits on the page is in the rain when it begins', async () => {
    jest.useFakeTimers()
    const { become } = show(
      rain({ session: null, next: { startsAt: Date.now() + 200, endsAt: Date.now() + 60_200 } }),
    )
    expect(await screen.findByRole('heading', { name: 'The next rain' })).toBeInTheDocument()
    become({ session: { id: 'RR2', startsAt: Date.now(), endsAt: Date.now() + 60_000 }, next: null })
    expect(await screen.findByRole('dialog', {}, { timeout: 5_000 })).toBeInTheDocument()
  })

  it('where no part of the rain’s page loads, one card says so, and its Retry loads all of them', async () => {
    let isOffline = true
    const unlessOffline = (answer: object) => () => {
      if (isOffline) throw new CallError('network', 'r', {}, 0)
      return answer
    }
    renderMember(<RedRainScreen />, {
      session: testSession(),
      path: '/m/redRain',
      answers: {
        'rain.show': unlessOffline(rain()),
        'rain.winners': unlessOffline({ session: null, winners: [], currency: 'PHP' }),
        'rain.records': unlessOffline({
          ...{ records: [], total: 0, totalMinor: 0, pageNum: 1, totalPages: 0, currency: 'PHP' },
        }),
        'wallets.balance': balance,
      },
    })
    expect(await screen.findByText("Red-packet rain didn't load")).toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Your packets' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a member without chances reads why the rain cannot be opened', async () => {
    show(rain({ chancesLeft: 0 }))
    const button = await screen.findByRole('button', { name: 'Catch packets' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(screen.getByText(/used all chances/)).toBeInTheDocument())
  })
})
