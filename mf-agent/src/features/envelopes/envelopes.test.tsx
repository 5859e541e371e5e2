import { CallError } from '@plaza/client'
import type { GotEnvelope, SentEnvelope } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { testIntents } from '@plaza/money/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { testBalance, testPassword } from '../../testing/money'
import { EnvelopeScreen } from './EnvelopeScreen'
import { EnvelopesPart } from './EnvelopesPart'
import { envelopeProblem } from './useEnvelopeForm'

const got = (more: Partial<GotEnvelope> = {}): GotEnvelope => ({
  ...{ id: 'RE1', message: 'Happy fiesta', expiresAt: 9_000, openedAt: null, amountMinor: null, wagering: 1 },
  ...more,
})
const sent = (more: Partial<SentEnvelope> = {}): SentEnvelope => ({
  ...{ id: 'RE1', state: 'open', amountMinor: 10_000, packets: 3, split: 'random', message: 'Happy fiesta' },
  ...{
    receivers: null,
    openedPackets: 1,
    openedMinor: 2_500,
    returnedMinor: 0,
    createdAt: 1_000,
    expiresAt: 9_000,
  },
  ...more,
})
const terms = (envelopes: SentEnvelope[] = []) => ({
  ...{ envelopes, pageNum: 1, totalPages: 1, total: envelopes.length, minMinor: 100, maxMinor: 10_000_000 },
  ...{ withdrawableMinor: 30_000, currency: 'PHP', wagering: 1, ...testPassword },
})
const session = (type: number) => testSession({ userName: 'somebody', type })
const nothing = { waiting: [], opened: [], currency: 'PHP' }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  window.scrollTo = jest.fn()
  sessionStorage.clear()
})

describe('red envelopes on the page of red-packet rain', () => {
  const show = (type: number, answers: Record<string, unknown>) =>
    renderAgent(<EnvelopesPart />, { session: session(type), path: '/m/redRain', answers })

  // ENVELOPE-1
  it('a member opens an envelope once, and sees what was in it and what has to be bet', async () => {
    let isOpened = false
    const opened = got({ openedAt: 2_000, amountMinor: 2_500 })
    const { calls } = show(0, {
      'envelopes.show': () =>
        isOpened ? { ...nothing, opened: [opened] } : { ...nothing, waiting: [got()] },
      'envelopes.open': () => {
        isOpened = true
        return { envelope: opened, balance: testBalance(2_500) }
      },
    })
    await press('Open')
    expect(await screen.findByText('You got ₱25.00')).toBeInTheDocument()
    expect(screen.getByText('Bet it once before you withdraw it.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument()
    expect(screen.queryByText('Your red envelopes')).not.toBeInTheDocument()
    expect(calls.filter(({ id }) => id === 'envelopes.open')).toHaveLength(1)
  })

  it.each([
    ['envelope.empty', 'Every packet of this red envelope has been opened.'],
    ['envelope.over', 'The time of this red envelope is over.'],
  ])('%s shows at the envelope', async (code, words) => {
    show(0, {
      'envelopes.show': { ...nothing, waiting: [got()] },
      'envelopes.open': () => {
        throw new CallError(code, '', {}, 409)
      },
    })
    await press('Open')
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('a member whom nobody gave an envelope sees nothing of them', async () => {
    const { calls } = show(0, { 'envelopes.show': nothing })
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
    expect(screen.queryByText('Red envelopes from your upline')).not.toBeInTheDocument()
  })

  // ENVELOPE-1
  it('an agent sees how many packets of each red envelope were opened, and what came back', async () => {
    show(1, {
      'envelopes.show': nothing,
      'agent.envelopes': terms([
        sent(),
        sent({
          id: 'RE2',
          state: 'over',
          message: '',
          openedPackets: 2,
          openedMinor: 6_000,
          returnedMinor: 4_000,
        }),
      ]),
    })
    const list = await screen.findByRole('list', { name: 'Your red envelopes' })
    expect(within(list).getByText(/1 of 3 opened · ₱25\.00/)).toBeInTheDocument()
    expect(within(list).getByText(/2 of 3 opened · ₱60\.00 · ₱40\.00 returned/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Make a red envelope' })).toBeInTheDocument()
  })
})

describe('the form of a red envelope', () => {
  // ENVELOPE-1
  it('the form of a red envelope sends total, packets, split, message and chosen receivers with the password', async () => {
    const send = jest.fn(() => ({ envelope: sent(), balance: testBalance(20_000) }))
    renderAgent(<EnvelopeScreen />, {
      session: session(1),
      path: '/m/member/agent/envelope',
      answers: {
        'agent.envelopes': terms(),
        'agent.envelopes.send': send,
        'agent.rateMembers': {
          ...{ members: [{ id: 'm1', userName: 'player07', type: 0 }], pageNum: 1, totalPages: 1, total: 1 },
        },
      },
    })
    await userEvent.type(await screen.findByLabelText('Total'), '100')
    await userEvent.type(screen.getByLabelText('Packets'), '1')
    await userEvent.click(screen.getByLabelText('Equal'))
    await userEvent.type(screen.getByLabelText(/Message/), 'Happy fiesta')
    await userEvent.click(screen.getByLabelText('Chosen ones'))
    await userEvent.click(await screen.findByLabelText('player07'))
    await press('Make the envelope')
    const question = await screen.findByRole('alertdialog', { name: 'Give ₱100.00?' })
    await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(question).getByRole('button', { name: 'Make the envelope' }))
    await screen.findByRole('button', { name: 'Make the envelope' })
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          ...{ amountMinor: 10_000, packets: 1, split: 'equal', message: 'Happy fiesta', receivers: ['m1'] },
          paymentPassword: '246810',
        },
      }),
    )
  })

  const showForm = (answers: Record<string, unknown> = {}) =>
    renderAgent(<EnvelopeScreen />, {
      session: session(1),
      path: '/m/member/agent/envelope',
      answers: {
        'agent.envelopes': terms(),
        'agent.rateMembers': { members: [], pageNum: 1, totalPages: 1, total: 0 },
        ...answers,
      },
    })
  const begun = (receivers?: string) => ({
    amountMinor: 10_000,
    details: { packets: '2', split: 'equal', ...(receivers !== undefined && { receivers }) },
  })

  // MONEY-2, ENVELOPE-1
  it('a red envelope that was begun for chosen members is still for them when the form opens again', async () => {
    testIntents('mf-agent', 'somebody', 'a-key-of-sixteen-chars').prepare('envelope', begun('m1,m2'))
    const send = jest.fn(() => ({ envelope: sent(), balance: testBalance(20_000) }))
    showForm({ 'agent.envelopes.send': send })
    expect(await screen.findByText('Chosen: 2')).toBeInTheDocument()
    expect(screen.getByLabelText('Chosen ones')).toBeChecked()
    await press('Make the envelope')
    const question = await screen.findByRole('alertdialog', { name: 'Give ₱100.00?' })
    expect(within(question).getByText(/In 2 packets, to 2 chosen\./)).toBeInTheDocument()
    await userEvent.type(within(question).getByLabelText('Withdrawal password'), '246810')
    await userEvent.click(within(question).getByRole('button', { name: 'Make the envelope' }))
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ receivers: ['m1', 'm2'] }) as unknown }),
      ),
    )
  })

  // ENVELOPE-1
  it.each([
    ['everybody', undefined, /to everybody directly below you\./],
    ['chosen members', 'm1,m2,m3', /to 3 chosen\./],
  ])('asking again about an envelope without an answer says that it is for %s', async (_who, ids, words) => {
    testIntents('mf-agent', 'somebody', 'a-key-of-sixteen-chars').begin('envelope', begun(ids))
    showForm()
    await press('Did it arrive?')
    expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeInTheDocument()
  })

  it.each([
    ['more packets than centavos', { amountMinor: 5, packets: 6 }, 'many'],
    ['no number of packets', { packets: null }, 'packets'],
    ['1,001 packets', { packets: 1_001 }, 'packets'],
    ['nobody chosen', { chosen: [] }, 'nobody'],
    ['more packets than people chosen', { packets: 2, chosen: ['m1'] }, 'tooFewChosen'],
    ['51 characters', { message: 'x'.repeat(51) }, 'long'],
    ['characters that nobody sees', { message: 'a\u202eb' }, 'odd'],
    ['nothing wrong', {}, null],
  ])('an envelope with %s', (_what, more, problem) => {
    expect(envelopeProblem({ amountMinor: 10_000, packets: 3, chosen: null, message: '', ...more })).toBe(
      problem,
    )
  })
})
