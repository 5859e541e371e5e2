import { CallError } from '@plaza/client'
import type { Mission, Ranking } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { LeaderBoardScreen } from './LeaderBoardScreen'

const balance = {
  wallets: [{ wallet: 'main', balanceMinor: 100_00 }],
  totalMinor: 100_00,
  currency: 'PHP',
  version: 1,
  asOf: 0,
}

const mission = (code: string, rest: Partial<Mission> = {}): Mission => ({
  code,
  period: '2026-11-20',
  kind: 'daily',
  name: { en: `Mission ${code}`, fil: `Misyon ${code}` },
  task: 'bet',
  wanted: 500_00,
  done: 0,
  rewardMinor: 5_00,
  wagering: 0,
  endsAt: Date.now() + 3_600_000,
  state: 'open',
  goTo: '/m/gameCenter',
  ...rest,
})

const row = (rank: number, isOwn = false): Ranking['rows'][number] => ({
  rank,
  name: `pl***${String(rank)}`,
  scoreMinor: 1_000_00 - rank * 10_00,
  prizeMinor: rank <= 2 ? 100_00 : 0,
  isOwn,
})

const ranking = (rest: Partial<Ranking> = {}): Ranking => ({
  rows: [1, 2, 3, 4].map((rank) => row(rank, rank === 4)),
  own: { rank: 4, scoreMinor: 960_00, missingMinor: 10_00 },
  poolMinor: 200_00,
  endsAt: Date.now() + 3_600_000,
  isPaid: false,
  currency: 'PHP',
  ...rest,
})

function show(
  missions: Mission[],
  { path = '/m/leaderBoard', board = ranking(), failures = [] as CallError[] } = {},
) {
  let kept = missions
  const keys: string[] = []
  const asked: object[] = []
  const view = renderMember(<LeaderBoardScreen />, {
    session: testSession(),
    promos: { MISSION: true, REDRAIN: true },
    path,
    answers: {
      'missions.list': () => ({ missions: kept, currency: 'PHP' }),
      'missions.claim': ({
        params,
        idempotencyKey,
      }: {
        params: { code: string }
        idempotencyKey: string
      }) => {
        keys.push(idempotencyKey)
        const failure = failures.shift()
        if (failure) throw failure
        kept = kept.map((one) => (one.code === params.code ? { ...one, state: 'claimed' } : one))
        return { mission: kept[0], balance }
      },
      'ranking.show': ({ query }: { query: object }) => {
        asked.push(query)
        return board
      },
    },
  })
  return { ...view, keys, asked }
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the page of missions and the leaderboard', () => {
  // MISSION-1
  it('missions stand by how often they begin again, each with what can be done now', async () => {
    show([
      mission('open'),
      mission('begun', { done: 100_00 }),
      mission('ready', { done: 500_00, state: 'claimable' }),
      mission('over', { kind: 'event', state: 'expired' }),
      mission('days', { kind: 'weekly', task: 'check-in', wanted: 5, done: 2 }),
    ])
    expect((await card('Mission open')).getByRole('button', { name: 'Go' })).toBeInTheDocument()
    const begun = await card('Mission begun')
    expect(begun.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
    expect(begun.getByText('₱100.00 of ₱500.00')).toBeInTheDocument()
    expect((await card('Mission ready')).getByRole('button', { name: 'Claim ₱5.00' })).toBeInTheDocument()
    expect((await card('Mission over')).getByText('Expired')).toBeInTheDocument()
    expect((await card('Mission days')).getByText('2 of 5')).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Every day', 'Every week', 'For a short time']),
    )
  })

  // MISSION-1
  it('a reward is claimed once, also when the first answer is lost', async () => {
    const { keys } = show([mission('ready', { done: 500_00, state: 'claimable' })], {
      failures: [new CallError('network.offline', 'req-1', {}, 0)],
    })
    const press = async () =>
      userEvent.click((await card('Mission ready')).getByRole('button', { name: 'Claim ₱5.00' }))
    await press()
    await waitFor(() => expect(keys).toHaveLength(1))
    await press()
    expect(await (await card('Mission ready')).findByText('Claimed')).toBeInTheDocument()
    expect(new Set(keys).size).toBe(1)
  })

  // MISSION-1
  it('the leaderboard has a podium, the other places, and the member’s own with what is missing to the next', async () => {
    const { asked } = show([], { path: '/m/leaderBoard?tab=ranking&metric=luck&period=week' })
    const podium = await screen.findByRole('list', { name: 'The first three' })
    expect(within(podium).getAllByRole('listitem')).toHaveLength(3)
    expect(podium).toHaveTextContent('Prize ₱100.00')
    expect(screen.getByRole('list', { name: 'Places' })).toHaveTextContent('pl***4')
    const own = screen.getByRole('region', { name: 'Your place' })
    expect(own).toHaveTextContent('4')
    expect(own).toHaveTextContent('₱10.00 more to the next place')
    expect(asked).toEqual([{ metric: 'turnover', period: 'week' }])
    await userEvent.click(screen.getByRole('radio', { name: 'Net win' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ metric: 'net', period: 'week' }))
  })

  it('an empty leaderboard and missing missions are explained', async () => {
    const board = ranking({ rows: [], own: { rank: null, scoreMinor: 0, missingMinor: null }, poolMinor: 0 })
    show([], { board })
    expect(await screen.findByText('No missions right now')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: 'Leaderboard' }))
    expect(await screen.findByText('No one is on this leaderboard yet')).toBeInTheDocument()
    expect(screen.getByText('No prizes are set for this leaderboard.')).toBeInTheDocument()
  })

  // MISSION-2
  it('a nickname is chosen on the leaderboard, and a refusal stays at its field', async () => {
    const sent: string[] = []
    let kept: string | null = null
    const { events } = renderMember(<LeaderBoardScreen />, {
      session: testSession(),
      promos: { MISSION: true },
      path: '/m/leaderBoard?tab=ranking',
      answers: {
        'missions.list': { missions: [], currency: 'PHP' },
        'ranking.show': () => ranking({ nickname: kept }),
        'ranking.nickname': ({ body }: { body: { nickname: string } }) => {
          sent.push(body.nickname)
          if (body.nickname === 'Support') throw new CallError('nickname.refused', 'req-2', {}, 400)
          kept = body.nickname
          return { nickname: kept }
        },
      },
    })
    const toasts: string[] = []
    events.on('toast', ({ text }) => toasts.push(text))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a nickname' }))
    const field = await screen.findByRole('textbox', { name: 'Nickname' })
    await userEvent.type(field, 'Support')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/This nickname is not allowed/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'Bay Runner')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Change the nickname' })).toBeVisible()
    expect(sent).toEqual(['Support', 'Bay Runner'])
    expect(toasts).toEqual(['Leaderboards show Bay Runner'])
  })

  it('an older gateway, which knows no nicknames, offers none', async () => {
    show([], { path: '/m/leaderBoard?tab=ranking' })
    expect(await screen.findByRole('list', { name: 'The first three' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose a nickname' })).toBeNull()
  })
})
