import { releaseActionKindSchema } from '@plaza/contract/release'
import { loadIcons } from '@plaza/ui/icon'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import { drawIn, narrowScreen } from '../testing/draw'
import { fakeApi } from '../testing/fake-api'
import { kindKey } from './record-words'
import { RecordScreen } from './RecordScreen'

beforeAll(loadIcons)
beforeEach(narrowScreen)

it('the audit trail has words for every kind of action', () => {
  const kinds: Record<string, string> = en.kind
  for (const kind of releaseActionKindSchema.options)
    expect(kinds[kindKey(kind).replace('kind.', '')]).toBeTruthy()
})

it('the audit trail shows all remotes at first, and then the chosen one', async () => {
  const record = jest.fn(async () => ({ entries: [], damaged: ['1-a.json'] }))
  drawIn(<RecordScreen />, { api: fakeApi({ record }) })
  expect(await screen.findByText('Nothing has been done yet.')).toBeInTheDocument()
  expect(screen.getByText(/can’t be read: 1-a\.json/)).toBeInTheDocument()
  expect(record).toHaveBeenLastCalledWith(100, undefined)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Remote' }), 'mf-cashier')
  await waitFor(() => expect(record).toHaveBeenLastCalledWith(100, 'mf-cashier'))
})

it('the audit trail loads earlier entries on request', async () => {
  const entry = { who: 'bea', why: 'x', action: { kind: 'start' }, outcome: 'done' } as const
  const record = jest.fn(async (limit: number) => ({
    entries: Array.from({ length: Math.min(limit, 150) }, (_, index) => ({ ...entry, at: 1_000 * index })),
    damaged: [],
  }))
  drawIn(<RecordScreen />, { api: fakeApi({ record }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier entries' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(150))
  expect(screen.queryByRole('button', { name: 'Show earlier entries' })).not.toBeInTheDocument()
})
