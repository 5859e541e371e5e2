import { loadIcons } from '@plaza/ui/icon'
import { screen } from '@testing-library/react'
import { overviewOf } from '../testing/answers'
import { drawIn } from '../testing/draw'
import { Bars } from './Bars'

beforeAll(loadIcons)

const hourMs = 3_600_000
const withStore = (store: ReturnType<typeof overviewOf>['store']) => ({
  state: { overview: overviewOf({ store }), loadedAt: 60_000, changed: new Set<string>() },
  now: () => 10 * hourMs,
})

it('no warning is shown while everything works', () => {
  drawIn(<Bars />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByText(/connection/)).not.toBeInTheDocument()
})

it('a warning says how long the last good registry stays valid while the store is unreadable', () => {
  drawIn(<Bars />, withStore({ isReadable: false, lastGoodAt: 0, endsAt: 24 * hourMs }))
  expect(screen.getByRole('alert')).toHaveTextContent(
    /store can’t be read.*until Jan \d, 1970, \d\d:\d\d \(in 14 hours\)/,
  )
})

it('a warning says that the last good registry has expired', () => {
  drawIn(<Bars />, withStore({ isReadable: false, lastGoodAt: 0, endsAt: 9 * hourMs }))
  expect(screen.getByRole('alert')).toHaveTextContent(/has expired/)
})

it('a warning says that the connection is lost and how old the data is', () => {
  drawIn(<Bars />, { ...withStore({ isReadable: true, lastGoodAt: 0, endsAt: 1 }), status: 'lost' })
  expect(document.body).toHaveTextContent(/Connection to the site lost.*Showing data from/)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
})
