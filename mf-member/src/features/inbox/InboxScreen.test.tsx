import { CallError } from '@plaza/client'
import type { Mail, MailKind } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { InboxScreen } from './InboxScreen'

const mail = (id: string, rest: Partial<Mail> = {}): Mail => ({
  id,
  kind: 'personal',
  sender: 'Perla',
  title: `Letter ${id}`,
  content: '<p>Dear <strong>member</strong></p>',
  sentAt: Date.now() - 5 * 60_000,
  isRead: false,
  ...rest,
})

type Change = { body: { ids: string[] } & { kind?: MailKind } }

/** An inbox as the gateway keeps it. */
function show(mails: Mail[], { path = '/m/webEmail', fails = false } = {}) {
  let kept = mails
  let gone: Mail[] = []
  const changes: [string, object][] = []
  const changed = (name: string, change: (body: Change['body']) => void) => (input: Change) => {
    changes.push([name, input.body])
    if (fails) throw new CallError('service.unavailable', 'req-1', {}, 503)
    change(input.body)
    return {}
  }
  const view = renderMember(<InboxScreen />, {
    session: testSession(),
    path,
    answers: {
      'inbox.list': ({ query: { kind } }: { query: { kind: MailKind } }) => {
        const own = kept.filter((one) => one.kind === kind)
        const unreadOf = (of: MailKind) => kept.filter((one) => one.kind === of && !one.isRead).length
        const unread = {
          system: unreadOf('system'),
          personal: unreadOf('personal'),
          agent: unreadOf('agent'),
        }
        return { mails: own, pageNum: 1, totalPages: own.length > 0 ? 1 : 0, total: own.length, unread }
      },
      'inbox.read': changed('read', ({ ids, kind }) => {
        kept = kept.map((one) =>
          ids?.includes(one.id) || one.kind === kind ? { ...one, isRead: true } : one,
        )
      }),
      'inbox.delete': changed('delete', ({ ids }) => {
        gone = kept.filter(({ id }) => ids.includes(id))
        kept = kept.filter(({ id }) => !ids.includes(id))
      }),
      'inbox.restore': changed('restore', () => {
        kept = [...gone, ...kept]
      }),
    },
  })
  const arrive = (one: Mail) => (kept = [one, ...kept])
  return { ...view, changes, arrive }
}
const rows = async () => within(await screen.findByRole('list', { name: 'Personal' })).getAllByRole('button')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('the inbox', () => {
  // MEMBER-8
  it('the inbox shows the mail of the account with what is not read, and of the site in its own tab', async () => {
    show([mail('1'), mail('2', { isRead: true }), mail('3', { kind: 'system' })])
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Unread.*Letter 1.*Perla · 5 minutes ago/),
      expect.not.stringContaining('Unread'),
    ])
    await userEvent.click(screen.getByRole('tab', { name: /System/ }))
    expect(await screen.findByRole('button', { name: /Letter 3/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('tab', { name: /Agent/ }))
    expect(await screen.findByText('No messages here')).toBeInTheDocument()
  })

  // MEMBER-8
  it('a mail that is opened is read, and the same press again changes nothing', async () => {
    const { changes } = show([mail('1')])
    await press(/Letter 1/)
    const sheet = await screen.findByRole('dialog', { name: 'Letter 1' })
    expect(await within(sheet).findByText('member')).toBeInTheDocument()
    await press('Close')
    await waitFor(async () => expect((await rows())[0]).not.toHaveTextContent('Unread'))
    await press(/Letter 1/)
    expect(changes).toEqual([['read', { ids: ['1'] }]])
  })

  // MEMBER-8
  it('selected mails are deleted together and can be put back', async () => {
    const { changes } = show([mail('1'), mail('2'), mail('3')])
    await press('Select')
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    for (const row of (await rows()).slice(0, 2)) await userEvent.click(row)
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await press('Delete')
    expect(await screen.findByText('2 messages deleted')).toBeInTheDocument()
    expect(await rows()).toHaveLength(1)
    await press('Undo')
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    expect(screen.queryByText('2 messages deleted')).toBeNull()
    expect(changes.map(([name]) => name)).toEqual(['delete', 'restore'])
  })

  // MEMBER-8
  it('all mail of a kind is marked as read at once', async () => {
    const { changes } = show([mail('1'), mail('2')])
    await press('Mark all as read')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    expect(changes).toEqual([['read', { kind: 'personal' }]])
  })

  it('a mail that arrives while the inbox is open appears', async () => {
    const { arrive, events } = show([mail('1', { isRead: true })])
    await rows()
    arrive(mail('9'))
    act(() => events.sayHere('notice:unread', { mail: 1, notices: 0 }))
    expect(await screen.findByRole('button', { name: /Letter 9/ })).toBeInTheDocument()
  })

  it('a change of mail that fails is reported, and nothing is lost', async () => {
    const { events } = show([mail('1')], { fails: true })
    const said: string[] = []
    events.on('toast', ({ text }) => said.push(text))
    await press('Select')
    await press('Select all')
    await press('Delete')
    await waitFor(() => expect(said).toHaveLength(1))
    expect(await rows()).toHaveLength(1)
    expect(screen.getByText('1 selected')).toBeInTheDocument()
  })

  it('an address with a mail of its own opens that mail, and an unknown kind shows the account’s', async () => {
    show([mail('1')], { path: '/m/webEmail?kind=other&mail=1' })
    expect(await screen.findByRole('dialog', { name: 'Letter 1' })).toBeInTheDocument()
  })
})
