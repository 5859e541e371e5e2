import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { FilterBar, Records, usualFilter, type FilterSpec } from '.'

const spec: FilterSpec = { timeZone: 'Asia/Manila', nowMs: Date.UTC(2026, 10, 22, 4) }

const show = (rows: { id: string }[], all?: () => Promise<{ id: string }[]>) =>
  draw(
    <Records
      list={{
        rows,
        failure: undefined,
        retry: jest.fn(),
        hasMore: false,
        isLoadingMore: false,
        isPageFailed: false,
        retryPage: jest.fn(),
      }}
      head={<FilterBar spec={spec} value={usualFilter(spec)} onChange={jest.fn()} />}
      keyOf={({ id }) => id}
      atOf={() => spec.nowMs}
      timeZone="Asia/Manila"
      rowOf={({ id }) => ({ title: id })}
      csv={{ fileName: 'a.csv', columns: [{ label: 'Id', valueOf: ({ id }) => id }], all }}
      failed={{ title: "The list didn't load" }}
      empty={<p>Nothing here</p>}
    />,
  )

const saveFromMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }))
}

describe('the menu of a list of records', () => {
  // RECORDS-1
  it('a file that cannot be created says so in the list, and another press creates it', async () => {
    const urls = URL as unknown as Record<string, unknown>
    const before = [urls['createObjectURL'], urls['revokeObjectURL']]
    urls['createObjectURL'] = jest.fn(() => 'blob:1')
    urls['revokeObjectURL'] = () => undefined
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const all = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue([{ id: 'A' }])
    show([{ id: 'A' }], all)
    await saveFromMenu()
    expect(await screen.findByRole('alert')).toHaveTextContent("The file couldn't be created")
    await saveFromMenu()
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('alert')).toBeNull()
    click.mockRestore()
    ;[urls['createObjectURL'], urls['revokeObjectURL']] = before
  })

  it('an empty list has no menu', () => {
    show([])
    expect(screen.getByText('Nothing here')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })
})
