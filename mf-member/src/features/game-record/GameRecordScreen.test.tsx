import type { Played } from '@plaza/contract/play'
import { testSession } from '@plaza/federation/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { GameRecordScreen } from './GameRecordScreen'

const now = Date.now()
const round: Played = {
  id: 'TST:r-1',
  kind: 'round',
  category: 'RNG',
  gameName: 'Pearl Reels',
  source: 'TST',
  sourceName: 'Test Vendor',
  reference: 'r-1',
  status: 'won',
  stakeMinor: 5_00,
  validMinor: 5_00,
  payoutMinor: 12_00,
  at: now - 60_000,
  proof: {
    engine: 'slot',
    model: 'slot-high',
    serverSeedHash: 'abcdef',
    clientSeed: 'mine',
    nonce: 7,
    params: {},
    outcome: {},
  },
}
const order: Played = {
  ...round,
  id: 'five60:PZ1',
  kind: 'order',
  category: 'LOTT',
  gameName: 'Perla Five',
  source: 'five60',
  sourceName: 'Perla Five',
  reference: 'PZ1',
  status: 'open',
  payoutMinor: 0,
  validMinor: 0,
  proof: undefined,
}
const gone: Played = {
  ...round,
  id: 'TST:r-2',
  reference: 'r-2',
  gameName: '',
  status: 'lost',
  payoutMinor: 0,
}

function show(played: Played[], path = '/m/gameRecord') {
  const asked: Record<string, unknown>[] = []
  const view = renderMember(<GameRecordScreen />, {
    session: testSession(),
    path,
    answers: {
      'member.gameRecord': ({ query }: { query: Record<string, unknown> }) => {
        asked.push(query)
        return {
          played,
          totals: {
            ...{ count: played.length, stakeMinor: 10_00, validMinor: 10_00, payoutMinor: 12_00 },
            ...{ netMinor: 2_00, openMinor: 5_00, currency: 'PHP' },
          },
          sources: [{ code: 'TST', name: 'Test Vendor' }],
          pageNum: 1,
          totalPages: played.length === 0 ? 0 : 1,
        }
      },
    },
  })
  return { asked, view }
}

describe('the game record', () => {
  // RECORDS-3
  it('rounds and orders have their status in words, and the totals of the filter', async () => {
    show([round, order, gone])
    const row = await screen.findByRole('button', { name: /Pearl Reels/ })
    expect(row).toHaveTextContent('Won')
    expect(row).toHaveTextContent('+₱7.00')
    expect(screen.getByRole('button', { name: /Perla Five/ })).toHaveTextContent('Unsettled')
    expect(screen.getByRole('button', { name: /Game no longer offered/ })).toHaveTextContent('Lost')
    expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent('Net+₱2.00')
  })

  // RECORDS-3
  it('a round opens with its proof and the way to verify it, an order with the way to the order', async () => {
    show([round, order])
    await userEvent.click(await screen.findByRole('button', { name: /Pearl Reels/ }))
    const sheet = await screen.findByRole('dialog', { name: 'Pearl Reels' })
    expect(sheet).toHaveTextContent('abcdef')
    expect(within(sheet).getByRole('button', { name: 'Verify this round' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: /Perla Five/ }))
    const other = await screen.findByRole('dialog', { name: 'Perla Five' })
    expect(within(other).getByRole('button', { name: 'Open the order' })).toBeInTheDocument()
    expect(within(other).queryByRole('button', { name: 'Verify this round' })).toBeNull()
  })

  it('a category, a status and a vendor of the address are asked for, those that do not exist are ignored', async () => {
    const { asked } = show([round], '/m/gameRecord?category=RNG&status=cashed&source=TST')
    await screen.findByRole('button', { name: /Pearl Reels/ })
    expect(asked[0]).toMatchObject({ category: 'RNG', source: 'TST' })
    expect(asked[0]).not.toHaveProperty('status')
    await userEvent.click(screen.getByRole('button', { name: 'Vendor or lottery: Test Vendor' }))
    await userEvent.click(await screen.findByRole('button', { name: 'All vendors' }))
    await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('source'))
    await userEvent.click(screen.getByRole('button', { name: 'Vendor or lottery: All vendors' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Test Vendor' }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ source: 'TST' }))
  })

  it('days without rounds and a filter that fits none say different things', async () => {
    const first = show([])
    expect(await screen.findByText('No rounds on these days')).toBeInTheDocument()
    first.view.unmount()
    show([], '/m/gameRecord?status=void')
    expect(await screen.findByText('Nothing fits this filter')).toBeInTheDocument()
  })
})
