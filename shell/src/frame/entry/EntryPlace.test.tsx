import type { Announcement } from '@plaza/contract/site'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import type { IdleQueue } from '../../kernel/loading/idle-queue'
import type { Page } from '../../kernel/routes/current-page'
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

const frame = { header: true, bottomMenu: true, skeleton: 'page' } as const
const home: Page = { ...frame, kind: 'shell', id: 'home', titleKey: 'nav.home' }
const gameList: Page = {
  ...frame,
  kind: 'remote',
  id: 'gameList',
  remote: 'mf-games',
  contribution: 'gameList',
  title: 'Games',
}
const placed = (remote: string, wakesOn?: string[]) => ({
  remote,
  contribution: { id: 'nudge', slot: 'shell.overlay@1', order: 10, component: true, wakesOn },
})
const ofGames = placed('mf-games')
const ofMember = placed('mf-member', ['member.nudge'])

const ofAgent = placed('mf-agent')

/** The prompt of mf-agent, of which no page is opened and which names no key, loads after home's own alone. */
const prompts = (isWanted: (one: typeof ofGames) => boolean) =>
  [ofGames, ofMember, ofAgent]
    .filter(isWanted)
    .map(({ remote }) => (
      <p key={remote}>{remote === 'mf-agent' ? 'What comes after' : `Prompt of ${remote}`}</p>
    ))
const show = (announcements: Announcement[], page: Page = home, options: RenderShellOptions = {}) =>
  renderShell(<EntryPlace page={page} prompts={prompts} />, {
    answers: {
      'content.announcements': { announcements, footer: { unreadCount: 0 } },
      'content.contacts': { contacts: [] },
    },
    idle: idleAtOnce,
    ...options,
  })
const early = () => screen.queryAllByText(/Prompt of/).map((prompt) => prompt.textContent)
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

  // REMOTE-9
  it('a prompt that names a key is not loaded on home while the browser has no such key', async () => {
    const first = show([])
    await screen.findByText('What comes after')
    expect(early()).toEqual(['Prompt of mf-games'])
    first.unmount()
    sessionStorage.setItem('member.nudge', '1')
    show([])
    await screen.findByText('What comes after')
    expect(early()).toEqual(['Prompt of mf-games', 'Prompt of mf-member'])
    sessionStorage.clear()
  })

  // REMOTE-9
  it('a page that was opened before home has the prompts of its own remote, once the page is idle', () => {
    let runIdle = () => {}
    const idle: IdleQueue = { add: (run) => ((runIdle = () => void run()), () => {}) }
    const { calls } = show([announcement], gameList, { idle })
    expect(early()).toEqual([])
    act(runIdle)
    expect(early()).toEqual(['Prompt of mf-games'])
    expect(after()).toBeNull()
    expect(calls).toEqual([])
  })

  // REMOTE-9
  it('a key in the browser wakes the prompt of another remote on a page that was opened before home', () => {
    sessionStorage.setItem('member.nudge', '1')
    function Pages() {
      const [page, setPage] = useState(gameList)
      return (
        <>
          <button type="button" onClick={() => setPage({ ...gameList })}>
            Again
          </button>
          <EntryPlace page={page} prompts={prompts} />
        </>
      )
    }
    renderShell(<Pages />, { idle: idleAtOnce })
    expect(early()).toEqual(['Prompt of mf-games', 'Prompt of mf-member'])
    sessionStorage.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    expect(early()).toEqual(['Prompt of mf-games', 'Prompt of mf-member'])
  })

  // REMOTE-9
  it('a page of the shell that was opened before home has no prompts of remotes', () => {
    show([announcement], { ...home, id: 'login' })
    expect([early(), after()]).toEqual([[], null])
  })

  it('entry prompts wait again at the next visit to home, and stay open on other pages', async () => {
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
          <EntryPlace page={isHome ? home : gameList} prompts={prompts} />
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
