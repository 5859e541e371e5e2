import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { draw } from '../testing'
import { FilterBar, readFilter, RecordBalances, writeFilter, type FilterSpec } from '.'

const usual: FilterSpec = {
  timeZone: 'Asia/Manila',
  nowMs: Date.UTC(2026, 10, 22, 4),
  choices: [
    {
      name: 'types',
      label: 'Type',
      isMany: true,
      options: [
        { value: '', label: 'All' },
        { value: 'bet', label: 'Bet' },
        { value: 'prize', label: 'Win' },
      ],
    },
  ],
  search: { label: 'Order number', longest: 10 },
}
const read = (query: string) => readFilter(new URLSearchParams(query), usual)

function Bar({ onQuery, hasAllDays = false }: { onQuery: (query: string) => void; hasAllDays?: boolean }) {
  const spec = { ...usual, hasAllDays }
  const [query, setQuery] = useState('')
  return (
    <FilterBar
      spec={spec}
      value={readFilter(new URLSearchParams(query), spec)}
      onChange={(filter) => {
        const next = writeFilter(new URLSearchParams(query), spec, filter).toString()
        onQuery(next)
        setQuery(next)
      }}
    />
  )
}

describe('the filter bar', () => {
  // RECORDS-1
  it('several types are selected together, in the order of the choice, and All takes them back', async () => {
    const onQuery = jest.fn()
    draw(<Bar onQuery={onQuery} />)
    await userEvent.click(screen.getByRole('button', { name: 'Type: All' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Type' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Win' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Bet' }))
    expect(onQuery).toHaveBeenLastCalledWith('types=bet%2Cprize')
    expect(screen.getByText('Bet +1')).toBeInTheDocument()
    await userEvent.click(sheet.getByRole('button', { name: 'Win' }))
    expect(onQuery).toHaveBeenLastCalledWith('types=bet')
    await userEvent.click(sheet.getByRole('button', { name: 'All' }))
    expect(onQuery).toHaveBeenLastCalledWith('')
    await userEvent.click(sheet.getByRole('button', { name: 'Show these' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  // RECORDS-1
  it('one tap in the sheet of the days applies a usual range, which the chip says then', async () => {
    const onQuery = jest.fn()
    draw(<Bar onQuery={onQuery} />)
    await userEvent.click(screen.getByRole('button', { name: 'Days: 7 days' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Yesterday' }))
    expect(onQuery).toHaveBeenLastCalledWith('from=2026-11-21&to=2026-11-21')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Days: Yesterday' })).toBeInTheDocument()
  })

  // RECORDS-1
  it('where all days apply without a choice, chosen days can be taken back to all of them', async () => {
    const onQuery = jest.fn()
    draw(<Bar onQuery={onQuery} hasAllDays />)
    const choose = async (chip: string, day: string) => {
      await userEvent.click(screen.getByRole('button', { name: chip }))
      const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }))
      await userEvent.click(sheet.getByRole('button', { name: day }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
    // Elsewhere these are what an address without days means.
    await choose('Days: All days', '7 days')
    expect(onQuery).toHaveBeenLastCalledWith('from=2026-11-16&to=2026-11-22')
    expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument()
    await choose('Days: 7 days', 'All days')
    expect(onQuery).toHaveBeenLastCalledWith('')
    expect(screen.getByRole('button', { name: 'Days: All days' })).toBeInTheDocument()
  })

  it('a text is searched for when the person pauses or presses Enter, and Reset takes everything back', async () => {
    const onQuery = jest.fn()
    draw(<Bar onQuery={onQuery} />)
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    const field = screen.getByRole('searchbox', { name: 'Order number' })
    await userEvent.type(field, ' PZ1 ')
    await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith('search=PZ1'))
    await userEvent.clear(field)
    await userEvent.type(field, 'PZ2{Enter}')
    expect(onQuery).toHaveBeenLastCalledWith('search=PZ2')
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
    expect(onQuery).toHaveBeenLastCalledWith('')
    expect(field).toHaveValue('')
  })

  it('what was typed is searched for also when the field is closed at once', async () => {
    const onQuery = jest.fn()
    draw(<Bar onQuery={onQuery} />)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PZ3' } })
    // A tap on a phone need not take the focus from the field first.
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(onQuery).toHaveBeenLastCalledWith('search=PZ3'))
  })

  it('days that are being chosen stay when the list is drawn again', async () => {
    const view = draw(<Bar onQuery={jest.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Days: 7 days' }))
    const from = await screen.findByLabelText('From')
    fireEvent.change(from, { target: { value: '2026-11-01' } })
    view.rerender(<Bar onQuery={jest.fn()} />)
    expect(from).toHaveValue('2026-11-01')
  })

  it('the sheet of the days says their zone', async () => {
    draw(<Bar onQuery={jest.fn()} />)
    await userEvent.click(screen.getByRole('button', { name: 'Days: 7 days' }))
    expect(await screen.findByText('Days and times in GMT+8')).toBeInTheDocument()
  })

  it('of several types in an address, those that exist are taken; a text is cut to its length', () => {
    expect(read('types=prize,none,bet').values).toEqual({ types: 'bet,prize' })
    expect(read('types=none').values).toEqual({ types: '' })
    expect(read('search=%20PZ123456789%20').search).toBe('PZ12345678')
  })
})

describe('what belongs to a list of records', () => {
  // RECORDS-1
  it('the balance before, the change and the balance after are shown with their words', () => {
    draw(<RecordBalances openingMinor={10_000} netMinor={-2_500} closingMinor={7_500} currency="PHP" />)
    expect(document.querySelector('dl')).toHaveTextContent(
      'Balance before₱100.00Change−₱25.00Balance after₱75.00',
    )
  })
})
