import { CallError } from '@plaza/client/transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { StartUpScreen } from './StartUpScreen'

const show = (mode: 'maintenance' | 'region' | 'maintenance-region', options: RenderShellOptions = {}) => {
  const reloads: string[] = []
  const view = renderShell(<StartUpScreen reload={() => reloads.push('now')} />, {
    settings: { startUp: { mode, expectedEnd: Date.UTC(2026, 10, 21, 2) } },
    ...options,
  })
  return { ...view, reloads }
}
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }))

describe('a site that is not open', () => {
  it.each([
    ['maintenance', /closed for maintenance/],
    ['region', /location or IP address is not allowed/],
    ['maintenance-region', /not offered at your location/],
  ] as const)('says why in mode %s', (mode, why) => {
    show(mode)
    expect(screen.getByRole('main')).toHaveTextContent(why)
  })

  it('says until when, in the time of the merchant', () => {
    show('maintenance')
    expect(screen.getByText(/Expected back: Nov 21, 2026, 10:00/)).toBeInTheDocument()
  })

  it('says nothing of an end that nobody knows', () => {
    show('region', { settings: { startUp: { mode: 'region', expectedEnd: null } } })
    expect(screen.queryByText(/Expected back/)).toBeNull()
  })

  it('is loaded again once it is open', async () => {
    const { reloads } = show('maintenance', {
      answers: { 'system.status': { mode: 'normal', expectedEnd: null } },
    })
    await retry()
    expect(reloads).toEqual(['now'])
  })

  it.each([
    ['it is still closed', { mode: 'maintenance', expectedEnd: null }],
    [
      'nobody answers',
      () => {
        throw new CallError('network.offline', '', {}, 0)
      },
    ],
  ])('says so and does not load again when %s', async (_why, answer) => {
    const { reloads } = show('maintenance', { answers: { 'system.status': answer } })
    await retry()
    expect(await screen.findByText('Not yet. Please try again later.')).toBeInTheDocument()
    expect(reloads).toEqual([])
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy')
  })
})
