import type { Announcement } from '@plaza/contract/site'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { fakeMedia } from '../../testing/fake-media'
import { idleAtOnce, renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { EntryPlace } from './EntryPlace'

const announcement: Announcement = {
  id: 'one',
  type: 'B',
  title: 'Welcome',
  content: '<p>Hello</p>',
  execution: 'B',
  publishedAt: 0,
}
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fakeMedia()
})
afterEach(() => jest.restoreAllMocks())

const show = (announcements: Announcement[], isHome = true, options: RenderShellOptions = {}) =>
  renderShell(
    <EntryPlace isHome={isHome}>
      <p>What comes after</p>
    </EntryPlace>,
    {
      answers: {
        'content.announcements': { announcements, footer: { unreadCount: 0 } },
        'content.contacts': { contacts: [] },
      },
      idle: idleAtOnce,
      ...options,
    },
  )
const after = () => screen.queryByText('What comes after')
const closeIt = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

describe('entry', () => {
  // POPUP-5
  it('the next entry prompt gets its turn once the announcement has been closed', async () => {
    show([announcement])
    expect(after()).toBeNull()
    await screen.findByRole('dialog', { name: 'Welcome' })
    expect(after()).toBeNull()
    closeIt()
    expect(await screen.findByText('What comes after')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the next entry prompt gets its turn at once when nothing wants to open', async () => {
    show([])
    expect(await screen.findByText('What comes after')).toBeInTheDocument()
  })

  it('no entry prompt opens on a page that was opened before home', () => {
    const { calls } = show([announcement], false)
    expect(after()).toBeNull()
    expect(calls).toEqual([])
  })

  it('entry prompts wait again at the next visit to home, and stay open on other pages', async () => {
    const page = (isHome: boolean) => (
      <EntryPlace isHome={isHome}>
        <p>What comes after</p>
      </EntryPlace>
    )
    const answers = {
      'content.announcements': { announcements: [], footer: { unreadCount: 0 } },
      'content.contacts': { contacts: [] },
    }
    function Pages() {
      const [isHome, setHome] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setHome(!isHome)}>
            Elsewhere
          </button>
          {page(isHome)}
        </>
      )
    }
    renderShell(<Pages />, { answers, idle: idleAtOnce })
    await screen.findByText('What comes after')
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(after()).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(after()).toBeNull()
    await screen.findByText('What comes after')
  })

  // POPUP-5
  it('a returning visitor is offered the home screen once, after the announcement', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
    localStorage.setItem('plaza.visited', '1')
    const first = show([announcement])
    await screen.findByRole('dialog', { name: 'Welcome' })
    expect(screen.queryByText('Put Perla on your home screen')).toBeNull()
    closeIt()
    expect(await screen.findByRole('dialog', { name: 'Put Perla on your home screen' })).toBeInTheDocument()
    expect(after()).toBeNull()
    closeIt()
    expect(await screen.findByText('What comes after')).toBeInTheDocument()
    first.unmount()
    show([announcement])
    expect(await screen.findByText('What comes after')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('entry prompts wait while another dialog is open', async () => {
    const other = document.body.appendChild(document.createElement('div'))
    other.setAttribute('role', 'alertdialog')
    show([announcement])
    await act(() => new Promise((resolve) => setTimeout(resolve, 900)))
    expect(screen.queryByRole('dialog', { name: 'Welcome' })).toBeNull()
    other.remove()
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeInTheDocument()
  })
})
