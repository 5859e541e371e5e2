import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { quickRange, type DayRange } from '@plaza/calendar'
import { draw } from '../testing'
import { DateRange } from '.'

const today = '2026-11-22'
const handleChange = jest.fn()
const show = (value: DayRange) =>
  draw(<DateRange label="Days" value={value} onChange={handleChange} today={today} />)

beforeEach(() => handleChange.mockClear())

describe('a range of days', () => {
  it('a usual range of days is chosen with one tap', async () => {
    show(quickRange('today', today))
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: '7 days' }))
    expect(handleChange).toHaveBeenCalledWith({ from: '2026-11-16', to: today })
  })

  it('an unusual range of days is written out', () => {
    show({ from: '2026-11-01', to: '2026-11-05' })
    expect(screen.getByRole('button', { name: 'Nov 1, 2026 to Nov 5, 2026' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  it('a range of days is chosen in a sheet, which says at its field why a range is refused', async () => {
    show(quickRange('today', today))
    await userEvent.click(screen.getByRole('button', { name: 'Choose days' }))
    const write = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await screen.findByLabelText('From')
    const apply = screen.getByRole('button', { name: 'Show these days' })
    write('From', '2026-10-01')
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Choose at most 31 days')
    write('From', '2026-01-01')
    expect(screen.getByLabelText('From')).toHaveAccessibleDescription('Choose a day within the last 90 days')
    write('From', '2026-11-10')
    write('To', '2026-11-09')
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The last day is before the first')
    await userEvent.click(apply)
    expect(handleChange).not.toHaveBeenCalled()
    write('To', '2026-11-20')
    await userEvent.click(apply)
    expect(handleChange).toHaveBeenCalledWith({ from: '2026-11-10', to: '2026-11-20' })
  })
})
