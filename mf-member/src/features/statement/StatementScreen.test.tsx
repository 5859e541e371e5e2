import { testSession } from '@plaza/federation/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { StatementScreen } from './StatementScreen'

const row = (from: string, to: string, minutes: number, netMinor: number) => ({
  from,
  to,
  minutes,
  depositMinor: 50_000,
  withdrawalMinor: 0,
  netMinor,
})
const rows = {
  day: [row('2026-11-02', '2026-11-02', 95, -1_250), row('2026-11-01', '2026-11-01', 25, 250)],
  week: [row('2026-11-02', '2026-11-08', 95, -1_250)],
  month: [row('2026-11-01', '2026-11-30', 120, -1_000)],
}

const show = () =>
  renderMember(<StatementScreen />, {
    session: testSession(),
    path: '/m/statement',
    answers: {
      'responsible.statement': ({ query: { unit } }: { query: { unit: keyof typeof rows } }) => ({
        rows: rows[unit],
        currency: 'PHP',
      }),
    },
  })

describe('the activity statement', () => {
  // RG-13
  it('each day has its time, money and net, with the sum of all on top', async () => {
    show()
    const table = within(await screen.findByRole('table'))
    const texts = table.getAllByRole('row').map(({ textContent }) => textContent)
    expect(texts[1]).toMatch(/^Total2 h 0 min₱1,000\.00₱0\.00.*₱10\.00/)
    expect(texts[2]).toMatch(/^Nov 21 h 35 min₱500\.00/)
    expect(texts[3]).toMatch(/^Nov 125 min₱500\.00/)
  })

  // RG-13
  it('weeks name their days, and months their name', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Week' }))
    expect(await screen.findByRole('rowheader', { name: 'Nov 2 – Nov 8' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Month' }))
    expect(await screen.findByRole('rowheader', { name: 'Nov 2026' })).toBeInTheDocument()
  })
})
