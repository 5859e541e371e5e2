import { CallError } from '@plaza/client/transport'
import type { Announcement } from '@plaza/contract/site'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { NoticeScreen } from './NoticeScreen'

const announcement = (id: string, content: string): Announcement => ({
  id,
  type: 'B',
  title: `Title ${id}`,
  content,
  publishedAt: Date.UTC(2026, 10, 20, 20),
})
const answer = {
  announcements: [
    announcement('one', '<p>First <a href="/m/help">help</a> <a href="https://example.org">out</a></p>'),
    announcement('two', '<p>Second</p><img src=x onerror="window.isPwned=1">'),
  ],
  footer: { unreadCount: 0 },
}
const show = (options: RenderShellOptions = {}) =>
  renderShell(<NoticeScreen />, {
    path: '/m/notice',
    answers: { 'content.announcements': answer },
    ...options,
  })
const isOpen = (title: string) => screen.getByText(title).closest('details')?.open

describe('the announcements', () => {
  it('announcements are loaded by type, group, merchant and language', async () => {
    const { calls } = show({ language: 'fil' })
    await screen.findByText('Title one')
    expect(calls).toEqual([
      {
        id: 'content.announcements',
        input: expect.objectContaining({
          query: {
            types: 'A,B,PL',
            groupName: 'm_home',
            platform: 'M',
            merchantCode: 'demo',
            language: 'fil',
          },
        }),
      },
    ])
  })

  it('announcements show title and date in the merchant’s time; the newest is open, and a tap opens another', async () => {
    show()
    await screen.findByText('Title one')
    expect(screen.getAllByText('Nov 21, 2026')).toHaveLength(2)
    expect([isOpen('Title one'), isOpen('Title two')]).toEqual([true, false])
    await userEvent.click(screen.getByText('Title two'))
    expect([isOpen('Title one'), isOpen('Title two')]).toEqual([false, true])
    await userEvent.click(screen.getByText('Title two'))
    expect(isOpen('Title two')).toBe(false)
  })

  it('links in announcements navigate inside the site, open others outside, and run nothing', async () => {
    const { location, container } = show()
    await userEvent.click(await screen.findByRole('link', { name: 'help' }))
    expect(location()).toBe('/m/help')
    const out = screen.getByRole('link', { name: 'out' })
    expect(out).toHaveAttribute('target', '_blank')
    expect(out.getAttribute('rel')).toContain('noopener')
    expect(container.querySelector('[onerror]')).toBeNull()
  })

  // NOTICE-1
  it('the announcements page says so when there are none', async () => {
    show({ answers: { 'content.announcements': { ...answer, announcements: [] } } })
    expect(await screen.findByText('No announcements')).toBeInTheDocument()
  })

  it('the announcements page says why loading failed, and Retry loads them', async () => {
    let tries = 0
    show({
      answers: {
        'content.announcements': () => {
          tries += 1
          if (tries === 1) throw new CallError('network.offline', '', {}, 0)
          return answer
        },
      },
    })
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Title one')).toBeInTheDocument()
  })
})
