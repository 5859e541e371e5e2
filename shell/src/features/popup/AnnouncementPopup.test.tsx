import { CallError } from '@plaza/client/transport'
import type { Announcement } from '@plaza/contract/site'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { createEntryQueue } from '../../parts/entry-queue/entry-queue'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { AnnouncementPopup } from './AnnouncementPopup'

const one = (title: string, rest: Partial<Announcement> = {}): Announcement => ({
  id: title,
  type: 'B',
  title,
  content: `<p>About ${title}</p>`,
  execution: 'B',
  publishedAt: 0,
  ...rest,
})
const answerOf = (...announcements: Announcement[]) => ({ announcements, footer: { unreadCount: 0 } })
const three = [one('One'), one('Two'), one('Three')]

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const show = (announcements: Announcement[] = three, options: RenderShellOptions = {}) => {
  const queue = createEntryQueue(() => false)
  const answers = { 'content.announcements': () => answerOf(...announcements), ...options.answers }
  return {
    queue,
    ...renderShell(<AnnouncementPopup queue={queue} mountedAt={performance.now()} />, {
      ...options,
      answers,
    }),
  }
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the announcement pop-up', () => {
  // CALL-6
  it('the announcement pop-up loads the announcements for home, by merchant, visitor group and language', async () => {
    const { calls } = show(three, { session: testSession({ token: 't-1' }), language: 'fil' })
    await passes(0)
    expect(calls.filter(({ id }) => id === 'content.announcements').map(({ input }) => input)).toEqual([
      expect.objectContaining({
        query: {
          types: 'B,PL,PU,H',
          groupName: 'm_home',
          platform: 'M',
          merchantCode: 'demo',
          token: 't-1',
          language: 'fil',
        },
      }),
    ])
  })

  // POPUP-5
  it('the announcement pop-up opens 500 ms after home was mounted, not sooner', async () => {
    show()
    await passes(499)
    expect(dialog('One')).toBeNull()
    await passes(1)
    expect(dialog('One')).toHaveTextContent('About One')
  })

  // POPUP-5
  it('the announcement pop-up opens at once when its announcements arrive later than that', async () => {
    show(three, {
      answers: {
        'content.announcements': () =>
          new Promise((resolve) => setTimeout(() => resolve(answerOf(...three)), 900)),
      },
    })
    await passes(899)
    expect(dialog('One')).toBeNull()
    // The answer, and what the page makes of it.
    await passes(10)
    await passes(10)
    expect(dialog('One')).toBeInTheDocument()
  })

  // POPUP-1
  it('the announcement pop-up shows one at a time, with previous and next disabled at the ends', async () => {
    show()
    await passes(500)
    const isOff = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, false])
    press('Previous')
    expect(dialog('One')).toBeInTheDocument()
    press('Next')
    expect(dialog('Two')).toHaveTextContent('2 of 3')
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, false])
    press('Next')
    expect(dialog('Three')).toBeInTheDocument()
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true])
    press('Next')
    expect(dialog('Three')).toBeInTheDocument()
    press('Previous')
    expect(dialog('Two')).toBeInTheDocument()
  })

  // POPUP-4
  it('the announcement pop-up stays closed until there is a new title or content, and then opens with the whole list', async () => {
    const first = show()
    await passes(500)
    press('Close')
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    first.unmount()

    const again = show([three[2]!, three[0]!, three[1]!])
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    again.unmount()

    const changed = show([...three.slice(0, 2), one('Three', { content: '<p>Something new</p>' })])
    await passes(500)
    expect(dialog('One')).toHaveTextContent('1 of 3')
    press('Close')
    await passes(1000)
    changed.unmount()

    // What is left of the closed set is no other set.
    show(three.slice(0, 2))
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // POPUP-3
  it('the announcement pop-up remembers visitors and members apart', async () => {
    const all = [one('For visitors'), one('For members', { execution: 'A' })]
    const visitor = show(all)
    await passes(500)
    press('Close')
    await passes(1000)
    visitor.unmount()
    const member = show(all, { session: testSession() })
    await passes(500)
    expect(dialog('For members')).toHaveTextContent('1 of 1')
    member.unmount()
    expect([localStorage.getItem('popupA') !== null, localStorage.getItem('popupB') !== null]).toEqual([
      false,
      true,
    ])
  })

  it('the announcement pop-up shows announcements for the first login at the first login only', async () => {
    const all = [one('For members', { execution: 'A' }), one('Hello', { execution: 'F' })]
    const first = show(all, { session: testSession({ firstTimeLogin: true }) })
    await passes(500)
    expect(dialog('For members')).toHaveTextContent('1 of 2')
    first.unmount()
    const later = show(all, { session: testSession() })
    await passes(500)
    expect(dialog('For members')).toHaveTextContent('1 of 1')
    later.unmount()
  })

  // POPUP-4
  it('what was closed with an announcement for the first login stays closed at the next login', async () => {
    const all = [one('For members', { execution: 'A' }), one('Hello', { execution: 'F' })]
    const first = show(all, { session: testSession({ firstTimeLogin: true }) })
    await passes(500)
    press('Close')
    await passes(1000)
    first.unmount()
    show(all, { session: testSession() })
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  // POPUP-4
  it('the announcement pop-up stays closed when only the language changes', async () => {
    const { setLanguage } = show(three, {
      answers: {
        'content.announcements': ({ query }: { query: { language: string } }) =>
          answerOf(...three.map((each) => ({ ...each, title: `${each.title} ${query.language}` }))),
      },
    })
    await passes(500)
    press('Close')
    await passes(1000)
    setLanguage('fil')
    await passes(1500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('popupB')).toContain('One fil')
  })

  it('the announcement pop-up changes to the other group when somebody signs in', async () => {
    const { events } = show([one('For visitors'), one('For members', { execution: 'A' })])
    await passes(500)
    expect(dialog('For visitors')).toBeInTheDocument()
    act(() => events.setSession(testSession(), 'other-tab'))
    await passes(500)
    expect(dialog('For members')).toBeInTheDocument()
  })

  // CALL-6
  it('the announcement pop-up shows the kept announcements at once, and then those of the answer', async () => {
    const visit = show()
    await passes(500)
    visit.unmount()
    show([...three, one('Four')], {
      answers: {
        'content.announcements': () =>
          new Promise((resolve) => setTimeout(() => resolve(answerOf(...three, one('Four'))), 2000)),
      },
    })
    await passes(500)
    expect(dialog('One')).toHaveTextContent('1 of 3')
    await passes(2000)
    expect(dialog('One')).toHaveTextContent('1 of 4')
  })

  it('the announcement pop-up shows nothing and lets the next prompt open when there is no answer', async () => {
    const { queue } = show(three, {
      answers: {
        'content.announcements': () => {
          throw new CallError('network.offline', '', {}, 0)
        },
      },
    })
    expect(queue.getState().requests.announcement).toBe('pending')
    await passes(500)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(queue.getState().requests.announcement).toBe('idle')
  })

  it('the announcement pop-up waits for its turn', async () => {
    let isOtherOpen = true
    const queue = createEntryQueue(() => isOtherOpen)
    renderShell(<AnnouncementPopup queue={queue} mountedAt={performance.now()} />, {
      answers: { 'content.announcements': answerOf(...three) },
    })
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    isOtherOpen = false
    act(() => queue.look())
    expect(dialog('One')).toBeInTheDocument()
  })
})

describe('the way on from an announcement', () => {
  const plan = createTestPlan({
    'mf-member': { routes: [{ path: '/m/activity' }, { path: '/m/rewardCenter' }] },
  })
  const linked = [
    one('Links', {
      content:
        '<p><a href="/m/activity">in</a> <a href="https://news.test/">out</a> <a href="javascript:x()">run</a></p>',
      goTo: '/m/rewardCenter',
    }),
  ]

  // POPUP-2
  it('the action of an announcement navigates inside the site, and the pop-up closes', async () => {
    const { location } = show(linked, { plan })
    await passes(500)
    fireEvent.click(screen.getByRole('link', { name: 'in' }))
    expect(location()).toBe('/m/activity')
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('popupB')).not.toBeNull()
  })

  // POPUP-2
  it('the action of an announcement opens another site in its own tab, and the pop-up stays', async () => {
    const { location } = show(linked)
    await passes(500)
    const out = screen.getByRole('link', { name: 'out' })
    expect(out).toHaveAttribute('target', '_blank')
    expect(out.getAttribute('rel')).toContain('noopener')
    fireEvent.click(out)
    expect(location()).toBe('/m/home')
    expect(dialog('Links')).toBeInTheDocument()
  })

  it('the action of an announcement never runs a script', async () => {
    show(linked)
    await passes(500)
    const popup = within(screen.getByRole('dialog'))
    expect(popup.queryByRole('link', { name: 'run' })).toBeNull()
    expect(popup.getByText('run')).not.toHaveAttribute('href')
  })

  // POPUP-2
  it('the go-to action of an announcement opens its page and closes the pop-up', async () => {
    const { location } = show(linked, { plan })
    await passes(500)
    press('Take me there')
    expect(location()).toBe('/m/rewardCenter')
    await passes(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('the go-to action of an announcement is not offered when its page does not exist', async () => {
    show(linked)
    await passes(500)
    expect(screen.queryByRole('button', { name: 'Take me there' })).toBeNull()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['out'])
    expect(screen.getByText('in')).toBeInTheDocument()
  })

  // LANG-1
  it('the announcement pop-up is loaded again when the language changes', async () => {
    const { setLanguage, calls } = show()
    await passes(500)
    setLanguage('fil')
    await passes(500)
    const languages = calls.map(({ input }) => (input as { query: { language: string } }).query.language)
    expect(languages).toEqual(['en', 'fil'])
  })
})
