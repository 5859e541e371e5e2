import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAgent } from '../../testing/agent'
import { AgentNoticesScreen } from './AgentNoticesScreen'

const path = '/m/member/notice?types=A'
const session = testSession({ userName: 'agent01', type: 1 })
const one = (id: string, isRead: boolean) => ({
  ...{ id, type: 'A', title: `Title ${id}`, publishedAt: Date.UTC(2026, 10, 20, 20), isRead },
  content: '<p>Text <a href="/m/help">help</a></p><img src=x onerror="window.isPwned=1">',
})

/** Renders the page over a gateway that remembers what was read. */
function open(options: Parameters<typeof renderAgent>[1] = {}) {
  const read = new Set(['old'])
  return renderAgent(<AgentNoticesScreen />, {
    path,
    session,
    answers: {
      'content.announcements': () => ({
        announcements: ['new', 'old'].map((id) => one(id, read.has(id))),
        footer: { unreadCount: read.has('new') ? 0 : 1 },
      }),
      'content.readAnnouncement': ({ body }: { body: { id: string } }) => {
        read.add(body.id)
        return {}
      },
    },
    ...options,
  })
}
const details = (title: string) => screen.getByText(title).closest('details')

describe('the announcements to agents', () => {
  // NOTICE-2
  it('announcements to agents are loaded by type, group and merchant, and those that are new say so', async () => {
    const { calls } = open()
    await screen.findByText('Title new')
    expect(calls[0]?.input).toMatchObject({
      query: { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'demo', language: 'en' },
    })
    expect(details('Title new')).toHaveTextContent('New')
    expect(details('Title old')).not.toHaveTextContent('New')
    expect(details('Title new')?.open).toBe(false)
  })

  // NOTICE-2
  it('opening an announcement to agents marks it as read, once', async () => {
    const { calls, container } = open()
    await userEvent.click(await screen.findByText('Title new'))
    expect(details('Title new')?.open).toBe(true)
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    await userEvent.click(screen.getByText('Title new'))
    await userEvent.click(screen.getByText('Title new'))
    await userEvent.click(screen.getByText('Title old'))
    expect(calls.filter(({ id }) => id === 'content.readAnnouncement').map(({ input }) => input)).toEqual([
      expect.objectContaining({ body: { id: 'new' } }),
    ])
    expect(container.querySelector('[onerror]')).toBeNull()
  })

  it('an announcement to agents whose reading could not be noted stays new, and opens all the same', async () => {
    open({
      answers: {
        'content.announcements': { announcements: [one('new', false)], footer: { unreadCount: 1 } },
        'content.readAnnouncement': () => {
          throw new CallError('network.offline', '', {}, 0)
        },
      },
    })
    await userEvent.click(await screen.findByText('Title new'))
    expect(details('Title new')?.open).toBe(true)
    expect(screen.getByText('New')).toBeVisible()
  })

  it('a link in an announcement to agents stays on the site', async () => {
    const { location } = open()
    await userEvent.click(await screen.findByText('Title new'))
    await userEvent.click(screen.getAllByRole('link', { name: 'help' })[0] as HTMLElement)
    expect(location()).toBe('/m/help')
  })

  it('the announcements to agents say so when there are none, in Filipino too', async () => {
    const none = { announcements: [], footer: { unreadCount: 0 } }
    const { unmount } = open({ answers: { 'content.announcements': none } })
    expect(await screen.findByText('No announcements')).toBeVisible()
    unmount()
    open({ language: 'fil', answers: { 'content.announcements': none } })
    expect(await screen.findByText('Walang anunsyo')).toBeVisible()
  })

  it('the announcements to agents offer Retry when loading fails', async () => {
    let isBroken = true
    open({
      answers: {
        'content.announcements': () => {
          if (isBroken) throw new CallError('service.unavailable', 'ref-4')
          return { announcements: [one('new', false)], footer: { unreadCount: 1 } }
        },
      },
    })
    expect(await screen.findByText("Announcements didn't load")).toBeVisible()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Title new')).toBeVisible()
  })

  // AGENT-1
  it.each([0, 4, 40])('type %i is sent from the announcements to agents to home', async (type) => {
    const { location, calls } = open({ session: testSession({ type }) })
    await waitFor(() => expect(location()).toBe('/m/home'))
    expect(calls).toEqual([])
  })

  // AGENT-1
  it('a visitor is sent from the announcements to agents to home', async () => {
    const { location } = open({ session: null })
    await waitFor(() => expect(location()).toBe('/m/home'))
  })
})
