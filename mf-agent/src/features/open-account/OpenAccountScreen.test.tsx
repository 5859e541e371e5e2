import { CallError } from '@plaza/client'
import { rateCategories, type AgentLink } from '@plaza/contract/agency'
import { testSession } from '@plaza/federation/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { OpenAccountScreen } from './OpenAccountScreen'

const path = '/m/agentRegister'
const link = (given: Partial<AgentLink> = {}): AgentLink => ({
  ...{ id: 'one', code: 'ABCD2345', type: 'player', channel: 'Facebook', state: 'open', used: 3, most: 10 },
  ...{ rates: [{ category: 'RNG', rate: 40 }], createdAt: Date.now(), expiresAt: null },
  ...given,
})
const listed = (links: AgentLink[], quota = { used: 4, most: 20 as number | null }) => ({
  ...{ links, quota, pageNum: 1, totalPages: 1, total: links.length },
})

function show(at: string, answers: Record<string, unknown> = {}) {
  return renderAgent(<OpenAccountScreen />, {
    session: testSession({ userName: 'agent01', type: 1 }),
    path: `${path}${at}`,
    answers: {
      'agent.rates': {
        rates: rateCategories.map((category) => ({ category, mine: 100, system: 120 })),
        starts: 'now',
        mayLower: false,
      },
      'agent.open': { id: 'new', userName: 'maria01', quota: { used: 1, most: null } },
      'agent.links': listed([link(), link({ id: 'two', code: 'ZZZZ2345', channel: '', state: 'expired' })]),
      'agent.links.make': link({ id: 'three' }),
      'agent.links.change': link(),
      'agent.links.switch': link({ state: 'off' }),
      'agent.links.remove': {},
      ...answers,
    },
  })
}
const inputOf = (calls: readonly { id: string; input: unknown }[], id: string) =>
  calls.find((call) => call.id === id)?.input

describe('opening an account by hand', () => {
  // AGENT-7
  it('name, first password, type and the rates that were moved are sent', async () => {
    const { calls } = show('')
    await userEvent.click(await screen.findByRole('radio', { name: 'Agent' }))
    await userEvent.type(screen.getByLabelText(/^Username/), 'maria01')
    await userEvent.type(screen.getByLabelText(/^First password/), 'Perla-by-the-sea')
    await userEvent.click(screen.getByText('Rates of the new account'))
    const slots = await screen.findByRole('slider', { name: 'Slots', hidden: true })
    fireEvent.change(slots, { target: { value: '30' } })
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }))
    expect(await screen.findByText(/^The account is open\. Give its owner/)).toBeVisible()
    expect(inputOf(calls, 'agent.open')).toMatchObject({
      body: {
        ...{ userName: 'maria01', password: 'Perla-by-the-sea', type: 'agent' },
        rates: [{ category: 'RNG', rate: 30 }],
      },
    })
    expect(screen.getByLabelText(/^Username/)).toHaveValue('')
  })

  // AGENT-7
  it('a name that begins with a digit is not sent, and one that is taken is reported at its field', async () => {
    const { calls } = show('', {
      'agent.open': () => {
        throw new CallError('username.taken', '', { field: 'userName' }, 409)
      },
    })
    const name = await screen.findByLabelText(/^Username/)
    await userEvent.type(name, '1maria')
    await userEvent.type(screen.getByLabelText(/^First password/), 'Perla-by-the-sea')
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }))
    expect(name).toBeInvalid()
    expect(inputOf(calls, 'agent.open')).toBeUndefined()
    await userEvent.clear(name)
    await userEvent.type(name, 'maria01')
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }))
    expect(await screen.findByText('This username already exists.')).toBeVisible()
  })
})

describe('a site without levels', () => {
  const oneLevel = {
    'agent.rates': {
      ...{ rates: rateCategories.map((category) => ({ category, mine: 100, system: 120 })), starts: 'now' },
      ...{ mayLower: false, mayOpenAgents: false },
    },
  }

  // AGENT-7 TEAM-14
  it.each([
    ['by hand', ''],
    ['by link', '?tab=links&new=1'],
  ])('an agent is offered players alone where agents have no agents below them, %s', async (_way, at) => {
    const { calls } = show(at, oneLevel)
    expect(await screen.findByRole('radio', { name: 'Player' })).toBeChecked()
    await screen.findByText('Rates of the new account')
    await waitFor(() => expect(calls.map(({ id }) => id)).toContain('agent.rates'))
    await screen.findByRole('slider', { name: 'Slots', hidden: true })
    expect(screen.queryByRole('radio', { name: 'Agent' })).not.toBeInTheDocument()
  })

  // AGENT-7 TEAM-14
  it('a link for agents from before says what it is, and can become one for players', async () => {
    show('?tab=links&link=one&edit=1', { ...oneLevel, 'agent.links': listed([link({ type: 'agent' })]) })
    expect(await screen.findByRole('radio', { name: 'Agent' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Player' }))
    expect(screen.queryByRole('radio', { name: 'Agent' })).not.toBeInTheDocument()
  })
})

describe('links of an agent', () => {
  // AGENT-7
  it('a link is made with its terms, and shown with its code, address and QR code', async () => {
    const { calls } = show('?tab=links')
    await userEvent.click(await screen.findByRole('button', { name: 'New link' }))
    await userEvent.click(screen.getByRole('button', { name: '30 days' }))
    await userEvent.type(screen.getByLabelText(/^Channel/), 'Poster')
    await userEvent.type(screen.getByLabelText(/^Most registrations/), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
    expect(screen.getByText('Enter a whole number from 1 to 100,000.')).toBeVisible()
    expect(inputOf(calls, 'agent.links.make')).toBeUndefined()
    await userEvent.type(screen.getByLabelText(/^Most registrations/), '{Backspace}50')
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
    await waitFor(() =>
      expect(inputOf(calls, 'agent.links.make')).toMatchObject({
        body: { type: 'player', days: 30, channel: 'Poster', most: 50, rates: [] },
      }),
    )
  })

  // AGENT-7
  it('a link of a later page is opened by its address', async () => {
    const pages = (input: { query?: { pageNo?: number } }) => {
      const pageNum = input.query?.pageNo ?? 1
      const shown = pageNum === 1 ? link() : link({ id: 'later', channel: 'Later page' })
      return { ...listed([shown]), pageNum, totalPages: 2, total: 2 }
    }
    show('?tab=links&link=later', { 'agent.links': pages })
    expect(await screen.findByRole('dialog', { name: 'Later page' })).toBeVisible()
  })

  // AGENT-7
  it('a link is opened from the list, switched off, and deleted after a question', async () => {
    const { calls } = show('?tab=links')
    expect(await screen.findByText('4 of 20 accounts directly below you.')).toBeVisible()
    expect(await screen.findByText('Expired')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /Facebook/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Facebook' })
    expect(sheet).toHaveTextContent('affiliateCode=ABCD2345')
    expect(within(sheet).getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    expect(sheet).toHaveTextContent(/Slots.*0.4%/)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Switch off' }))
    await waitFor(() =>
      expect(inputOf(calls, 'agent.links.switch')).toMatchObject({
        params: { id: 'one' },
        body: { isOff: true },
      }),
    )
    await userEvent.click(within(sheet).getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete this link?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(inputOf(calls, 'agent.links.remove')).toMatchObject({ params: { id: 'one' } }))
  })

  // AGENT-7
  it('a link is changed and keeps its time unless another is chosen', async () => {
    const { calls } = show('?tab=links&link=one&edit=1')
    expect(await screen.findByLabelText(/^Channel/)).toHaveValue('Facebook')
    await userEvent.click(screen.getByRole('button', { name: 'Save link' }))
    await waitFor(() =>
      expect(inputOf(calls, 'agent.links.change')).toEqual(
        expect.objectContaining({
          body: { type: 'player', channel: 'Facebook', most: 10, rates: [{ category: 'RNG', rate: 40 }] },
        }),
      ),
    )
  })

  // AGENT-7
  it('an agent without links is told what they are for', async () => {
    show('?tab=links', { 'agent.links': listed([], { used: 0, most: null }) })
    expect(await screen.findByText('No links yet')).toBeVisible()
  })
})
