import { CallError } from '@plaza/client'
import type { PromotionEntry } from '@plaza/contract/growth'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import type { ShownPromotion } from './shown-promotion'
import { storeApplication, storedApplication } from './application-draft'
import { PromotionScreen } from './PromotionScreen'

const now = Date.now()
const shown = (
  rest: Partial<ShownPromotion> = {},
  fields: Partial<ShownPromotion['promotion']> = {},
): ShownPromotion => ({
  promotion: {
    id: 'marathon',
    promo: 'WELCOME',
    title: 'Slot marathon',
    summary: 'Bet on slots',
    content:
      '<p>Rules <a href="/m/help">in the help centre</a></p><img src="x" onerror="globalThis.hacked = 1">',
    url: '/artwork/x',
    tint: '#331144',
    startsAt: now - 1_000,
    endsAt: null,
    status: 'open',
    state: 'open',
    ...fields,
  },
  terms: {
    requiredMinor: 5_000_00,
    rewardMinor: 100_00,
    types: ['RNG'],
    days: 7,
    leastDepositMinor: 200_00,
    wagering: 3,
    wageringDays: 7,
    highestStakeMinor: 50_00,
  },
  currency: 'PHP',
  action: 'join',
  ...rest,
})
const entry = (rest: Partial<PromotionEntry>): PromotionEntry => ({
  id: 'PM1',
  promotion: 'marathon',
  title: 'Slot marathon',
  state: 'process',
  endsAt: now + 86_400_000,
  amountMinor: null,
  currency: 'PHP',
  comment: '',
  pictures: 0,
  reason: null,
  createdAt: now,
  decidedAt: null,
  ...rest,
})
const application = shown({
  action: 'apply',
  form: {
    fields: [
      { name: 'town', label: { en: 'Your town', fil: 'Bayan mo' }, isRequired: true },
      { name: 'note', label: { en: 'Note', fil: 'Tala' }, isRequired: false },
    ],
    pictures: 'none',
  },
})

type Sent = { body: { comment?: string; answers?: object } }

function show(
  first: ShownPromotion,
  { after = first, fails, isVisitor = false, history = [] }: Options = {},
) {
  let current = first
  const sent: [string, Sent['body']][] = []
  const write = (name: string) => (input: Sent) => {
    sent.push([name, input.body])
    if (fails) throw fails
    current = after
    return { state: after.promotion.state }
  }
  const view = renderMember(<PromotionScreen />, {
    session: isVisitor ? null : testSession(),
    path: '/m/activityInfo?id=marathon',
    answers: {
      'promotions.show': () => current,
      'promotions.join': write('join'),
      'promotions.apply': write('apply'),
      'promotions.history': () => ({ entries: history, pageNum: 1, totalPages: 1, total: history.length }),
    },
  })
  const texts: string[] = []
  view.events.on('toast', ({ text }) => texts.push(text))
  return { ...view, sent, texts }
}
interface Options {
  after?: ShownPromotion
  fails?: CallError
  isVisitor?: boolean
  history?: PromotionEntry[]
}
const factOf = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent

describe('a promotion’s page', () => {
  // PROMO-2
  it('the terms of a promotion come before Join, and joining shows the progress', async () => {
    const joined = entry({ state: 'joined', progressMinor: 0, requiredMinor: 5_000_00 })
    const after = shown({ action: 'none', entry: joined }, { state: 'joined' })
    const { sent, texts } = show(shown(), { after })
    const join = await screen.findByRole('button', { name: 'Join' })
    for (const [label, value] of [
      ['Reward', '₱100.00'],
      ['Least deposit', '₱200.00'],
      ['Wagering', '3 ×'],
      ['Highest bet', '₱50.00'],
      ['Highest win', 'Any'],
      ['Time to bet it', '7 days'],
      ['What counts', 'Slots'],
    ] as const) {
      expect(await factOf(label)).toBe(value)
      expect(screen.getByText(label).compareDocumentPosition(join)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
    await userEvent.click(join)
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '₱0.00 of ₱5,000.00 bet')
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
    expect(sent).toEqual([['join', {}]])
    expect(texts).toEqual(['You have joined. Bets count from now on.'])
  })

  // PROMO-2
  it('a condition that is not fulfilled is shown with its amount, above the button', async () => {
    const fails = new CallError('promotion.conditions', 'r-1', { leastMinor: 200_00 }, 409)
    show(shown(), { fails })
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/Make the minimum deposit first.*₱200.00/)
  })

  it('a visitor reads the terms, and joining asks for the login with the way back', async () => {
    const { events, sent } = show(shown(), { isVisitor: true })
    const asked: unknown[] = []
    events.on('session:required', (event) => asked.push(event))
    await userEvent.click(await screen.findByRole('button', { name: 'Log in to join' }))
    expect(asked).toEqual([{ returnTo: '/m/activityInfo?id=marathon', keepsPage: true }])
    expect(sent).toEqual([])
  })

  // PROMO-3
  it('an application is checked field by field before it is sent, and counts characters as people do', async () => {
    const { sent } = show(application, { after: shown({ action: 'none' }, { state: 'applying' }) })
    const send = await screen.findByRole('button', { name: 'Send the application' })
    await userEvent.click(send)
    expect(await screen.findByText('Please fill this in.')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('textbox', { name: /Your town/ }), 'Iloilo')
    const comment = screen.getByRole('textbox', { name: /Comment/ })
    await userEvent.click(comment)
    await userEvent.paste('🎁'.repeat(141))
    expect(await screen.findByText('At most 140 characters: 1 too many.')).toBeInTheDocument()
    await userEvent.clear(comment)
    await userEvent.paste('🎁'.repeat(140))
    expect(await screen.findByText('140 of 140 characters')).toBeInTheDocument()
    await userEvent.click(send)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual([
      'apply',
      { comment: '🎁'.repeat(140), answers: { town: 'Iloilo' }, uploads: [] },
    ])
    expect(await screen.findByText('Applying')).toBeInTheDocument()
  })

  // PROMO-3
  it('an unfinished application is restored for its own promotion until it is sent', async () => {
    localStorage.clear()
    const { unmount } = show(application)
    await userEvent.type(await screen.findByRole('textbox', { name: /Your town/ }), 'Iloilo')
    unmount()
    const other = storedApplication(localStorage, 'another')
    expect(other).toEqual({ answers: {}, comment: '' })
    show(application, { after: shown({ action: 'none' }, { state: 'applying' }) })
    expect(await screen.findByRole('textbox', { name: /Your town/ })).toHaveValue('Iloilo')
    await userEvent.click(screen.getByRole('button', { name: 'Send the application' }))
    expect(await screen.findByText('Applying')).toBeInTheDocument()
    expect(localStorage.getItem('plaza.application')).toBeNull()
  })

  it.each(['not JSON', '[["x", 1]]', '{}'])('a draft that another program wrote is ignored: %s', (text) => {
    localStorage.setItem('plaza.application', text)
    expect(storedApplication(localStorage, 'x')).toEqual({ answers: {}, comment: '' })
    storeApplication(localStorage, 'x', { answers: {}, comment: 'Hello' })
    expect(storedApplication(localStorage, 'x').comment).toBe('Hello')
    localStorage.clear()
  })

  // PROMO-3
  it('a rejected application shows its reason and its history, and can be made again', async () => {
    const rejected = entry({ state: 'rejected', reason: 'No document', decidedAt: now })
    show({ ...application, entry: rejected }, { history: [rejected] })
    const list = await screen.findByRole('list', { name: 'Your applications' })
    expect(within(list).getByText('Rejected')).toBeInTheDocument()
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('Our answer: No document')
    expect(screen.getByRole('heading', { name: 'Apply again' })).toBeInTheDocument()
  })

  it('a promotion’s rules lead on inside the site and run nothing of hostile content', async () => {
    const { location } = show(shown())
    const link = await screen.findByRole('link', { name: 'in the help centre' })
    expect(document.querySelector('[onerror], script')).toBeNull()
    await userEvent.click(link)
    expect(location()).toBe('/m/help')
  })

  it('a promotion that is gone leads to the list', async () => {
    const gone = () => {
      throw new CallError('promotion.not.found', 'r-1', {}, 404)
    }
    const { location } = renderMember(<PromotionScreen />, {
      session: null,
      path: '/m/activityInfo?id=toString',
      answers: { 'promotions.show': gone },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'All promotions' }))
    expect(location()).toBe('/m/activity')
  })
})
