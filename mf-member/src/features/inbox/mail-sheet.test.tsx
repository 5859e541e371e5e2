import { CallError } from '@plaza/client'
import type { Reward } from '@plaza/contract/growth'
import type { Mail } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { InboxScreen } from './InboxScreen'

const now = Date.now()
const mail = (id: string, rest: Partial<Mail> = {}): Mail => ({
  id,
  kind: 'personal',
  sender: 'Perla',
  title: `Letter ${id}`,
  content: '<p>Dear member</p>',
  sentAt: now - 60_000,
  isRead: true,
  ...rest,
})
const reward: Reward = {
  id: '7',
  source: 'compensation',
  name: { en: 'For the wait' },
  amountMinor: 50_00,
  currency: 'PHP',
  wagering: 0,
  highestStakeMinor: null,
  wageringDays: null,
  state: 'claimable',
  opensAt: now - 60_000,
  expiresAt: null,
  endedAt: null,
}
const balance = { totalMinor: 0, wallets: [], version: 1, asOf: now, currency: 'PHP' }

/** An inbox of pages of twenty, with a mail open by its address. */
function show(mails: Mail[], { query = '', answers = {} }: { query?: string; answers?: object } = {}) {
  const size = 20
  return renderMember(<InboxScreen />, {
    session: testSession(),
    flags: { FEEDBACK3: true, MAILCEN: true, REWCEN3: true },
    path: `/m/webEmail${query}`,
    answers: {
      'inbox.list': ({ query: { pageNo = 1 } }: { query: { pageNo?: number } }) => ({
        mails: mails.slice((pageNo - 1) * size, pageNo * size),
        pageNum: pageNo,
        totalPages: Math.ceil(mails.length / size),
        total: mails.length,
        unread: { system: 0, personal: 0, agent: 0 },
      }),
      'inbox.delete': {},
      ...answers,
    },
  })
}
const keyOf = (input: unknown) => (input as { body: { key: string } }).body.key
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('a mail in full', () => {
  // INBOX-1, REWARD-1
  it('a reward in a mail is claimed there, and shown as it is afterwards', async () => {
    let state: Reward['state'] = 'claimable'
    const { calls } = show([mail('1', { reward: { source: 'compensation', reference: 'wait' } })], {
      query: '?mail=1',
      answers: {
        'rewards.find': () => ({ reward: { ...reward, state } }),
        'rewards.claim': () => {
          state = 'claimed'
          return { reward: { ...reward, state }, balance }
        },
      },
    })
    await press('Claim')
    expect(await screen.findByText('Claimed')).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'rewards.find')?.input).toMatchObject({
      query: { source: 'compensation', reference: 'wait' },
    })
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull()
  })

  it('a mail whose reward no longer exists reads like any other', async () => {
    const gone = () => {
      throw new CallError('reward.not.found', 'req-1', {}, 404)
    }
    show([mail('1', { reward: { source: 'compensation', reference: 'wait' } })], {
      query: '?mail=1',
      answers: { 'rewards.find': gone },
    })
    const sheet = await screen.findByRole('dialog', { name: 'Letter 1' })
    expect(within(sheet).getByText('Dear member')).toBeInTheDocument()
    await waitFor(() => expect(within(sheet).queryByRole('status', { name: 'Loading' })).toBeNull())
    expect(within(sheet).queryByRole('button', { name: 'Claim' })).toBeNull()
  })

  // INBOX-1
  it('a reply to the agent is sent under one key until it arrived, and what was typed stays', async () => {
    let fails = true
    const { calls } = show([mail('1', { kind: 'agent', canReply: true })], {
      query: '?kind=agent&mail=1',
      answers: {
        'inbox.reply': () => {
          if (fails) throw new CallError('service.unavailable', 'req-1', {}, 503)
          return {}
        },
      },
    })
    const field = await screen.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Thank you')
    await press('Send reply')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(field).toHaveValue('Thank you')
    fails = false
    await press('Send reply')
    await waitFor(() => expect(field).toHaveValue(''))
    const keys = calls.filter(({ id }) => id === 'inbox.reply').map(({ input }) => keyOf(input))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(screen.queryByRole('button', { name: /customer service/ })).toBeNull()
  })

  // INBOX-1
  it('a reply that is being written is kept while another mail is read, and gone once it is sent', async () => {
    const letters = ['11', '12'].map((id) => mail(id, { kind: 'agent', canReply: true }))
    show(letters, { query: '?kind=agent&mail=11', answers: { 'inbox.reply': {} } })
    const field = () => screen.findByRole('textbox', { name: 'Your reply' })
    const read = async (id: string) => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await press(new RegExp(`Letter ${id}`))
    }
    await userEvent.type(await field(), 'For the first')
    await read('12')
    expect(await field()).toHaveValue('')
    await read('11')
    expect(await field()).toHaveValue('For the first')
    await press('Send reply')
    await waitFor(async () => expect(await field()).toHaveValue(''))
    await read('12')
    await read('11')
    expect(await field()).toHaveValue('')
  })

  // INBOX-1
  it('a reply that arrives after its mail was closed is gone, and the next one is another reply', async () => {
    let arrive = () => {}
    const { calls, events } = show([mail('21', { kind: 'agent', canReply: true })], {
      query: '?kind=agent&mail=21',
      answers: { 'inbox.reply': () => new Promise((resolve) => (arrive = () => resolve({}))) },
    })
    const said: string[] = []
    events.on('toast', ({ text }) => said.push(text))
    const field = () => screen.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(await field(), 'Thank you')
    await press('Send reply')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    arrive()
    await waitFor(() => expect(said).toEqual(['Your reply was sent.']))
    await press(/Letter 21/)
    expect(await field()).toHaveValue('')
    await userEvent.type(await field(), 'And more')
    await press('Send reply')
    const keys = () => calls.filter(({ id }) => id === 'inbox.reply').map(({ input }) => keyOf(input))
    await waitFor(() => expect(new Set(keys()).size).toBe(2))
    arrive()
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })

  // INBOX-1
  it('a reply that is changed after it may have arrived is sent under a key of its own', async () => {
    let fails = true
    const { calls } = show([mail('31', { kind: 'agent', canReply: true })], {
      query: '?kind=agent&mail=31',
      answers: {
        'inbox.reply': () => {
          if (fails) throw new CallError('service.unavailable', 'req-1', {}, 503)
          return {}
        },
      },
    })
    const field = await screen.findByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Thank you')
    await press('Send reply')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    fails = false
    await userEvent.type(field, ' all')
    await press('Send reply')
    await waitFor(() => expect(field).toHaveValue(''))
    const keys = calls.filter(({ id }) => id === 'inbox.reply').map(({ input }) => keyOf(input))
    expect(new Set(keys).size).toBe(2)
  })

  // FEEDBACK-1
  it('feedback about a mail is filled in with its title', async () => {
    const { location } = show([mail('1')], { query: '?mail=1' })
    await press('Ask customer service about this')
    await waitFor(() => expect(location()).toBe('/m/feedback?reference=Letter%201'))
  })
})

// INBOX-1
it('mails of all pages are selected and deleted, in as few calls as possible', async () => {
  const { calls } = show(Array.from({ length: 130 }, (_, index) => mail(String(index + 1))))
  await press('Select')
  await press('Select all 130')
  expect(await screen.findByText('130 selected')).toBeInTheDocument()
  await press('Delete')
  expect(await screen.findByText('130 messages deleted')).toBeInTheDocument()
  const parts = calls
    .filter(({ id }) => id === 'inbox.delete')
    .map(({ input }) => (input as { body: { ids: string[] } }).body.ids.length)
  expect(parts).toEqual([100, 30])
})
