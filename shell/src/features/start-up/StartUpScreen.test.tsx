import { CallError } from '@plaza/client/transport'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { StartUpScreen } from './StartUpScreen'

jest.mock('@plaza/client/service-link', () => ({ openServiceLink: (text: string) => Promise.resolve(text) }))

const now = Date.UTC(2026, 10, 21, 1)
const end = Date.UTC(2026, 10, 21, 2)
const contacts = [
  { type: 'CS', title: 'Live chat', link: 'https://chat.example/room' },
  { type: 'CS', title: 'Help', link: '/m/help' },
]

beforeEach(() => void jest.useFakeTimers({ now }))
afterEach(() => void jest.useRealTimers())

const show = (mode: 'maintenance' | 'region' | 'maintenance-region', options: RenderShellOptions = {}) => {
  const reloads: string[] = []
  const view = renderShell(<StartUpScreen reload={() => reloads.push('now')} />, {
    settings: { startUp: { mode, expectedEnd: end } },
    ...options,
    answers: { 'content.contacts': { contacts: [] }, ...options.answers },
  })
  return { ...view, reloads }
}
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
const retry = () => user.click(screen.getByRole('button', { name: 'Retry' }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

describe('a site that is not open', () => {
  // ROUTE-9
  it.each([
    ['maintenance', /closed for maintenance/],
    ['region', /location or IP address is not allowed/],
    ['maintenance-region', /not offered at your location/],
  ] as const)('the start-up page says why the site is closed in mode %s', (mode, why) => {
    show(mode)
    expect(screen.getByRole('main')).toHaveTextContent(why)
  })

  // ROUTE-10
  it('the start-up page says until when, in the merchant’s time', () => {
    show('maintenance')
    expect(screen.getByText(/Expected back: Nov 21, 2026, 10:00/)).toBeInTheDocument()
  })

  it('the start-up page names no end when none is known', () => {
    show('region', { settings: { startUp: { mode: 'region', expectedEnd: null } } })
    expect(screen.queryByText(/Expected back/)).toBeNull()
  })

  it('the start-up page says that it takes longer once the expected end has passed', () => {
    show('maintenance', { settings: { startUp: { mode: 'maintenance', expectedEnd: now - 1 } } })
    expect(screen.getByText('It is taking a little longer than planned.')).toBeInTheDocument()
  })

  it('the start-up page shows the service contacts outside the site', async () => {
    show('maintenance', { answers: { 'content.contacts': { contacts } } })
    await pass(0)
    expect(screen.getByRole('link', { name: 'Live chat' })).toHaveAttribute(
      'href',
      'https://chat.example/room',
    )
    expect(screen.queryByRole('link', { name: 'Help' })).toBeNull()
  })

  it('the start-up page reloads on request once the site is open', async () => {
    const { reloads } = show('maintenance', {
      answers: { 'system.status': { mode: 'normal', expectedEnd: null } },
    })
    await retry()
    expect(reloads).toEqual(['now'])
  })

  // ROUTE-10
  it('the start-up page reloads by itself within a minute after the site opens', async () => {
    let status = { mode: 'maintenance', expectedEnd: null as number | null }
    const { reloads } = show('maintenance', { answers: { 'system.status': () => status } })
    await pass(200_000)
    expect(reloads).toEqual([])
    status = { mode: 'normal', expectedEnd: null }
    await pass(60_000)
    expect(reloads).toEqual(['now'])
    await pass(200_000)
    expect(reloads).toEqual(['now'])
  })

  it('the start-up page shows the latest answer', async () => {
    show('maintenance', { answers: { 'system.status': { mode: 'region', expectedEnd: end + 3_600_000 } } })
    await retry()
    expect(await screen.findByRole('heading', { name: 'Not available where you are' })).toBeInTheDocument()
    expect(screen.getByText(/Expected back: Nov 21, 2026, 11:00/)).toBeInTheDocument()
  })

  it.each([
    ['it is still closed', { mode: 'maintenance', expectedEnd: null }],
    [
      'nobody answers',
      () => {
        throw new CallError('network.offline', '', {}, 0)
      },
    ],
  ])('the start-up page says so and does not reload when %s', async (_why, answer) => {
    const { reloads } = show('maintenance', { answers: { 'system.status': answer } })
    await retry()
    expect(await screen.findByText('Not yet. Please try again later.')).toBeInTheDocument()
    expect(reloads).toEqual([])
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy')
  })
})
