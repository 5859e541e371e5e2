import { CallError } from '@plaza/client/transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { BlockedScreen } from './BlockedScreen'
import { BlockedSite } from './BlockedSite'
import { MaintenanceScreen } from './MaintenanceScreen'

jest.mock('@plaza/client/service-link', () => ({ openServiceLink: (text: string) => Promise.resolve(text) }))

const open = { mode: 'normal', expectedEnd: null }
const contacts = { contacts: [{ type: 'CS', title: 'Live chat', link: 'https://chat.example/room' }] }
const refused = (reference = 'ref-7') => {
  throw new CallError('merchant.blocked.address', reference, {}, 403)
}
const answers = (status: unknown) => ({ 'system.status': status, 'content.contacts': contacts })
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))

describe('a site at a refused address', () => {
  // ROUTE-6
  it('a refused address sees a page with the reference and whom to write to', async () => {
    renderShell(<BlockedSite />, { answers: answers(() => refused()) })
    expect(screen.getByRole('heading', { name: 'Access is restricted' })).toBeInTheDocument()
    expect(await screen.findByText('ref-7')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Live chat' })).toHaveAttribute(
      'href',
      'https://chat.example/room',
    )
  })

  it('a refused address is let in by a reload only after the person asks and the gateway accepts', async () => {
    const reloads: string[] = []
    let isRefused = true
    const status = () => (isRefused ? refused() : open)
    renderShell(<BlockedSite reload={() => reloads.push('now')} />, { answers: answers(status) })
    await screen.findByText('ref-7')
    await retry()
    expect(await screen.findByText('Not yet. Please try again later.')).toBeInTheDocument()
    expect(reloads).toEqual([])
    isRefused = false
    await retry()
    expect(reloads).toEqual(['now'])
  })

  it('a refused address does not reload by itself, even when the gateway accepts it later', async () => {
    const reloads: string[] = []
    renderShell(<BlockedSite reload={() => reloads.push('now')} />, { answers: answers(open) })
    await screen.findByRole('link', { name: 'Live chat' })
    expect(reloads).toEqual([])
  })
})

describe('the page about refused addresses', () => {
  it('the page about refused addresses says that this address is refused, with the reference', async () => {
    renderShell(<BlockedScreen />, { answers: answers(() => refused('ref-9')), path: '/m/blocked' })
    expect(await screen.findByText('ref-9')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy Reference' })).toBeInTheDocument()
  })

  it('the page about refused addresses says that this address is not refused, and shows the way home', async () => {
    renderShell(<BlockedScreen />, { answers: answers(open), path: '/m/blocked' })
    expect(await screen.findByRole('heading', { name: 'You have access' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })

  it('the page about refused addresses says that nobody answered, and asks again', async () => {
    let isAway = true
    const status = () => {
      if (isAway) throw new CallError('network.offline', '', {}, 0)
      return open
    }
    renderShell(<BlockedScreen />, { answers: answers(status), path: '/m/blocked' })
    expect(await screen.findByRole('heading', { name: 'We couldn’t find out' })).toBeInTheDocument()
    isAway = false
    await retry()
    expect(await screen.findByRole('heading', { name: 'You have access' })).toBeInTheDocument()
  })
})

describe('the maintenance page of an open site', () => {
  // ROUTE-9
  it('the maintenance page of an open site says that it is open, and shows the way home', () => {
    renderShell(<MaintenanceScreen />, { path: '/m/maintenance' })
    expect(screen.getByRole('heading', { name: 'The site is open' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })
})
