import { CallError } from '@plaza/client'
import { rewardChanged, type Reward, type RewardTab } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { RewardCentreScreen } from './RewardCentreScreen'

const now = Date.now()
const hourMs = 3_600_000

const reward = (id: string, rest: Partial<Reward> = {}): Reward => ({
  id,
  source: 'mission',
  name: { en: `Gift ${id}`, fil: `Regalo ${id}` },
  amountMinor: 50_00,
  currency: 'PHP',
  wagering: 0,
  highestStakeMinor: null,
  wageringDays: null,
  state: 'claimable',
  opensAt: now - hourMs,
  expiresAt: now + 24 * hourMs,
  endedAt: null,
  ...rest,
})
const running = reward('7', {
  source: 'promotion',
  state: 'running',
  wagering: 3,
  highestStakeMinor: 20_00,
  wager: { requiredMinor: 150_00, doneMinor: 60_00, goesMinor: 40_00, expiresAt: now + hourMs },
})

interface Sent {
  params?: { id: string }
  body: { ids?: string[]; goesMinor?: number }
  idempotencyKey: string
}

/** A reward centre as the gateway keeps it; `refused` are the codes of rewards that cannot be claimed. */
function show(kept: Reward[], { path = '/m/rewardCenter', refused = {}, lost = 0 }: Options = {}) {
  let rewards = kept
  let failures = lost
  const sent: [string, Sent][] = []
  const balance = { totalMinor: 0, wallets: [], version: 1, asOf: now, currency: 'PHP' }
  const isIn: Record<RewardTab, (one: Reward) => boolean> = {
    claimable: ({ state }) => state === 'claimable',
    running: ({ state }) => state === 'running',
    history: ({ state }) => state !== 'claimable' && state !== 'running',
  }
  const end = (id: string | undefined, state: Reward['state']) => {
    rewards = rewards.map((one) => (one.id === id ? { ...one, state, endedAt: now } : one))
  }
  const answered = (name: string, change: (input: Sent) => object) => (input: Sent) => {
    sent.push([name, input])
    if (failures > 0) {
      failures -= 1
      throw new CallError('network.timeout', 'req-1', {}, 0)
    }
    return { balance, ...change(input) }
  }
  const view = renderMember(<RewardCentreScreen />, {
    session: testSession(),
    path,
    answers: {
      'rewards.list': ({ query: { tab } }: { query: { tab: RewardTab } }) => {
        const own = rewards.filter(isIn[tab])
        const claimable = rewards.filter(isIn.claimable)
        return {
          rewards: own,
          counts: { claimable: claimable.length, running: rewards.filter(isIn.running).length },
          claimableMinor: claimable.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
          currency: 'PHP',
          pageNum: 1,
          totalPages: 1,
          total: own.length,
        }
      },
      'rewards.claim': answered('claim', ({ params }) => {
        end(params?.id, 'claimed')
        return { reward: rewards.find(({ id }) => id === params?.id) }
      }),
      'rewards.claimAll': answered('claimAll', ({ body: { ids = [] } }) => {
        const results = ids.map((id) => (refused[id] === undefined ? { id } : { id, code: refused[id] }))
        const claimed = ids.filter((id) => refused[id] === undefined)
        for (const id of claimed) end(id, 'claimed')
        return { results, claimedMinor: claimed.length * 50_00 }
      }),
      'rewards.forfeit': answered('forfeit', ({ params }) => {
        end(params?.id, 'forfeited')
        return { reward: rewards.find(({ id }) => id === params?.id) }
      }),
    },
  })
  const texts: string[] = []
  view.events.on('toast', ({ text }) => texts.push(text))
  const arrive = (one: Reward) => (rewards = [...rewards, one])
  return { ...view, sent, texts, arrive }
}
interface Options {
  path?: string
  refused?: Record<string, string>
  /** How many calls get no answer. */
  lost?: number
}

const card = (name: string) => screen.findByRole('article', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the reward centre', () => {
  // REWARD-1
  it('a reward shows its terms beside its button, and is claimed by it', async () => {
    const { sent, texts } = show([reward('1', { wagering: 2, wageringDays: 7, highestStakeMinor: 20_00 })])
    const own = await card('Gift 1')
    expect(own).toHaveTextContent('Mission')
    expect(own).toHaveTextContent('Wagering 2 ×, ₱100.00 in bets')
    expect(own).toHaveTextContent('7 days to bet it')
    expect(own).toHaveTextContent('Highest bet ₱20.00')
    expect(screen.getByRole('group', { name: 'Ready to claim' })).toHaveTextContent('₱50.00')
    expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull()
    await userEvent.click(within(own).getByRole('button', { name: 'Claim' }))
    expect(await screen.findByText('Nothing to claim')).toBeInTheDocument()
    expect(texts).toEqual(['₱50.00 is in your wallet. Bet it 2 × to withdraw it.'])
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    expect(await screen.findByRole('list', { name: 'History' })).toHaveTextContent(/Gift 1.*₱50.00.*Claimed/)
    expect(sent).toMatchObject([['claim', { params: { id: '1' } }]])
  })

  // REWARD-1
  it('claiming all says how much was claimed, and by name which was not and why', async () => {
    show([reward('1'), reward('2'), reward('3')], { refused: { 2: 'reward.expired' } })
    await press('Claim all')
    const result = await screen.findByText('2 rewards claimed: ₱100.00')
    expect(result.parentElement).toHaveTextContent('Gift 2 was not claimed. This reward has expired.')
  })

  it('a claim without an answer is sent again with its key, so that it counts once', async () => {
    const { sent, texts } = show([reward('1')], { lost: 1 })
    await press('Claim')
    await waitFor(() => expect(texts).toHaveLength(1))
    await press('Claim')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]?.[1].idempotencyKey).toBe(sent[1]?.[1].idempotencyKey)
  })

  // REWARD-1
  it('a running reward shows how far it is, and forfeiting says first what goes', async () => {
    const { sent } = show([running], { path: '/m/rewardCenter?tab=running' })
    const own = await card('Gift 7')
    expect(within(own).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₱60.00 of ₱150.00 bet')
    expect(own).toHaveTextContent('₱90.00 to go')
    await userEvent.click(within(own).getByRole('button', { name: 'Forfeit' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Forfeit Gift 7?' })
    expect(dialog).toHaveTextContent('₱40.00 leaves your wallet')
    expect(dialog).toHaveTextContent('₱90.00 less to bet')
    expect(sent).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Forfeit' }))
    expect(await screen.findByText('Nothing in progress')).toBeInTheDocument()
    expect(sent).toMatchObject([['forfeit', { params: { id: '7' }, body: { goesMinor: 40_00 } }]])
  })

  // REWARD-1
  it('a reward that is paid in parts shows each part with its day, amount and state', async () => {
    const part = (state: Reward['state'], days: number) => ({
      amountMinor: 10_00,
      state,
      opensAt: now + days * 24 * hourMs - hourMs,
      expiresAt: now + (days + 1) * 24 * hourMs - hourMs,
    })
    const parts = [part('claimed', -2), part('expired', -1), part('claimable', 0), part('claimable', 1)]
    show([reward('4', { source: 'cashback', calendar: { part: 3, parts } })])
    const own = await card('Gift 4')
    expect(own).toHaveTextContent('Cashback · Part 3 of 4')
    const days = within(within(own).getByRole('group', { name: 'Bonus calendar' })).getAllByRole('listitem')
    expect(days.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Claimed'),
      expect.stringContaining('Missed'),
      expect.stringContaining('Claimable'),
      expect.stringContaining('Opens later'),
    ])
    expect(days[2]).toHaveAttribute('aria-current', 'step')
  })

  it('a reward that comes while the page is open appears, and one of an unknown source is any reward', async () => {
    const { arrive, events } = show([])
    await screen.findByText('Nothing to claim')
    arrive(reward('9', { source: 'lunar' }))
    act(() => events.say(rewardChanged, { claimable: 1 }))
    expect(await card('Gift 9')).toHaveTextContent('Reward')
  })

  it('rewards that do not load can be asked for again', async () => {
    let isBroken = true
    const answer = () => {
      if (isBroken) throw new CallError('service.unavailable', 'req-2', {}, 503)
      return {
        rewards: [],
        counts: { claimable: 0, running: 0 },
        claimableMinor: 0,
        currency: 'PHP',
        pageNum: 1,
        totalPages: 0,
        total: 0,
      }
    }
    renderMember(<RewardCentreScreen />, {
      session: testSession(),
      path: '/m/rewardCenter?tab=nonsense',
      answers: { 'rewards.list': answer },
    })
    expect(await screen.findByText("Your rewards didn't load")).toBeInTheDocument()
    isBroken = false
    await press('Retry')
    expect(await screen.findByText('Nothing to claim')).toBeInTheDocument()
  })
})
