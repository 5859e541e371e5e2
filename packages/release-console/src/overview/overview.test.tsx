import { loadIcons } from '@plaza/ui/icon'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConsoleParts } from '../shared/console-context'
import { ApiError } from '../api/api-error'
import { all, ids, overviewOf } from '../testing/answers'
import { drawIn, narrowScreen } from '../testing/draw'
import { OverviewScreen } from './OverviewScreen'

beforeAll(loadIcons)
beforeEach(narrowScreen)

const draw = (overview = overviewOf(), changes: Partial<ConsoleParts> = {}) =>
  drawIn(<OverviewScreen />, { state: { overview, changed: new Set() }, ...changes })
const cashier = () => within(screen.getByRole('region', { name: 'mf-cashier' }))

// CONSOLE-1
it('the overview shows a remote’s current release, its canary with share and guard, and the health of each', () => {
  draw()
  expect(cashier().getAllByText(/1\.2\.0/).length).toBeGreaterThan(0)
  expect(cashier().getByText('5%')).toBeInTheDocument()
  expect(cashier().getByText('rolled back automatically above 2% failures')).toBeInTheDocument()
  expect(
    cashier().getAllByRole('img', { name: 'Last 30 minutes: 200 loads, 4 failed (2%)' }).length,
  ).toBeGreaterThan(0)
  expect(cashier().getAllByText('4 of 200 failed (2%)').length).toBeGreaterThan(0)
})

// GUARD-4
it('the overview names a reinstated release that the guard rolled back, apart from the reasons', () => {
  const overview = overviewOf()
  const reinstated = { who: 'ann', why: 'a test phone', when: 2 }
  overview.remotes[1]!.guardRollbacks = [{ release: ids.canary, when: 1, why: '9 of 9 failed', reinstated }]
  draw(overview)
  const [sentence] = cashier().getAllByText(/The guard rolled it back/)
  expect(sentence?.parentElement).toHaveTextContent(
    `${ids.canary} The guard rolled it back (9 of 9 failed). ann reinstated it: a test phone`,
  )
})

it('the overview shows the health of each merchant’s pages, and that a merchant has no reports', () => {
  const overview = overviewOf()
  const minute = { at: 60_000, loads: 20, failed: 4 }
  overview.remotes[1]!.health[0]!.merchants = { demo: [minute] }
  draw(overview)
  const [demo, lite] = cashier()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('switch'))
  expect(demo).toHaveTextContent('4 of 20 failed (20%)')
  expect(lite).not.toHaveTextContent(/failed/)
  expect(lite).toHaveTextContent('No recent loads')
})

it('the overview shows which shares of a merchant’s visitors get which release, and why none is served', () => {
  const overview = overviewOf()
  const [demo, lite] = overview.merchants
  demo!.remotes[1]!.gets = [
    { release: ids.canary, basisPoints: 500, reason: 'rollout' },
    { release: ids.current, basisPoints: 9_500, reason: 'channel' },
  ]
  lite!.remotes[1] = { name: 'mf-cashier', enabled: false, why: 'fraud', gets: all(null, 'disabled') }
  draw(overview)
  const [first, second] = cashier()
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('switch'))
  expect(first).toHaveTextContent(/95%1\.1\.0-0000000bchannel5%1\.2\.0-0000000ccanary/)
  expect(second).toHaveTextContent(/Nothingturned offWhy: fraud/)
  expect(screen.getByRole('switch', { name: 'mf-cashier for lite' })).not.toBeChecked()
})

it('the switch of the overview opens the sheet, and a pin offers its removal', async () => {
  const overview = overviewOf()
  overview.merchants[1]!.remotes[1]!.pin = ids.old
  const { parts } = draw(overview)
  await userEvent.click(screen.getByRole('switch', { name: 'mf-cashier for demo' }))
  expect(parts.ask).toHaveBeenLastCalledWith({ kind: 'disable', remote: 'mf-cashier', merchant: 'demo' })
  await userEvent.click(screen.getByRole('button', { name: 'Unpin mf-cashier for lite' }))
  expect(parts.ask).toHaveBeenLastCalledWith({ kind: 'unpin', remote: 'mf-cashier', merchant: 'lite' })
})

it('the overview has no switch for the shell, and one line for all merchants with the same release', () => {
  draw()
  const shell = within(screen.getByRole('region', { name: 'shell' }))
  expect(shell.getByText('All 2 merchants')).toBeInTheDocument()
  expect(shell.queryByRole('switch')).not.toBeInTheDocument()
})

it('the overview shows some of many merchants at first, and finds any by search', async () => {
  const [demo] = overviewOf().merchants
  const merchants = Array.from({ length: 40 }, (_, index) => ({ ...demo!, merchant: `shop-${index}` }))
  draw(overviewOf({ merchants }))
  expect(cashier().getAllByRole('switch')).toHaveLength(12)
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a merchant' }), 'shop-39')
  expect(cashier().getByRole('switch', { name: 'mf-cashier for shop-39' })).toBeInTheDocument()
  expect(cashier().getAllByRole('switch')).toHaveLength(1)
  await userEvent.clear(screen.getByRole('textbox', { name: 'Find a merchant' }))
  await userEvent.click(cashier().getByRole('button', { name: 'All 40 merchants' }))
  expect(cashier().getAllByRole('switch')).toHaveLength(40)
})

it('the overview reports a failure with a retry, and keeps earlier data beside a later failure', async () => {
  const error = new ApiError('network', '', 0)
  const { parts, unmount } = drawIn(<OverviewScreen />, { state: { error, changed: new Set() } })
  expect(screen.getByRole('alert')).toHaveTextContent('The site could not be reached.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(parts.reload).toHaveBeenCalledTimes(1)
  unmount()
  drawIn(<OverviewScreen />, { state: { error, overview: overviewOf(), changed: new Set() } })
  expect(screen.getByRole('alert')).toHaveTextContent('The site could not be reached.')
  expect(screen.getByRole('region', { name: 'mf-cashier' })).toBeInTheDocument()
})

it('the overview shows a skeleton while it loads, and says when there is nothing', () => {
  const { container, unmount } = drawIn(<OverviewScreen />, { state: { changed: new Set() } })
  expect(container.querySelector('[aria-busy]')).toHaveTextContent('Loading')
  unmount()
  draw(overviewOf({ remotes: [], merchants: [] }))
  expect(screen.getByText('No remote has been promoted yet.')).toBeInTheDocument()
})
