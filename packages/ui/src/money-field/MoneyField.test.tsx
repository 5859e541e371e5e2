import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { draw } from '../testing'
import { MoneyField, type MoneyFieldProps } from './MoneyField'

function Host({
  handleChange,
  ...props
}: Partial<MoneyFieldProps> & { handleChange: (minor: number | null) => void }) {
  const [minor, setMinor] = useState<number | null>(null)
  const change = (next: number | null) => {
    setMinor(next)
    handleChange(next)
  }
  return <MoneyField label="Amount" currency="PHP" valueMinor={minor} onChange={change} {...props} />
}

describe('MoneyField', () => {
  it('a money field groups thousands while typing and passes on minor units', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} />)
    const field = screen.getByRole('textbox', { name: 'Amount' })
    await userEvent.type(field, '1234.5')
    expect(field).toHaveValue('1,234.5')
    expect(handleChange).toHaveBeenLastCalledWith(123450)
    await userEvent.tab()
    expect(field).toHaveValue('1,234.50')
  })

  it('a money field keeps the caret in place when a group separator is inserted before it', async () => {
    draw(<Host handleChange={() => {}} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '1234')
    await userEvent.type(field, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field).toHaveValue('19,234')
    expect(field.selectionStart).toBe(2)
  })

  it('a money field deletes a digit by Backspace, without changing the scale', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} />)
    await userEvent.type(screen.getByRole('textbox'), '1234{Backspace}')
    expect(screen.getByRole('textbox')).toHaveValue('123')
    expect(handleChange).toHaveBeenLastCalledWith(12300)
  })

  it('a money field accepts a pasted amount and a quick amount', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} quickMinor={[50000]} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('1.234,56')
    expect(handleChange).toHaveBeenLastCalledWith(123456)
    await userEvent.click(screen.getByRole('button', { name: '₱500' }))
    expect(screen.getByRole('textbox')).toHaveValue('500.00')
    expect(screen.getByRole('button', { name: '₱500' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('a money field offers no quick amount outside its bounds', () => {
    draw(
      <Host
        handleChange={() => {}}
        quickMinor={[5000, 10_000, 50_000]}
        minMinor={10_000}
        maxMinor={40_000}
      />,
    )
    const enabled = screen.getAllByRole('button').filter((button) => !button.matches(':disabled'))
    expect(enabled.map((button) => button.textContent)).toEqual(['₱100'])
  })

  it('a money field reports decimals that the currency does not have, and passes on no amount', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} quickMinor={[50000]} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '12.345')
    expect(handleChange).toHaveBeenLastCalledWith(null)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('At most 2 decimals')
    await userEvent.tab()
    expect(field).toHaveValue('12.345')
    await userEvent.type(field, '{Backspace}')
    expect(field).toBeValid()
    expect(handleChange).toHaveBeenLastCalledWith(1234)
    await userEvent.type(field, '56')
    await userEvent.click(screen.getByRole('button', { name: '₱500' }))
    expect(field).toBeValid()
    expect(field).toHaveValue('500.00')
  })

  it('a money field reads the decimal key of Arabic keypads, typed and filled in as a whole', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '120٫5')
    expect(field).toHaveValue('120.5')
    expect(handleChange).toHaveBeenLastCalledWith(12050)
    await userEvent.clear(field)
    fireEvent.input(field, { target: { value: '١٢٠٫٥٠' }, inputType: 'insertText', data: '١٢٠٫٥٠' })
    expect(field).toHaveValue('120.50')
    expect(handleChange).toHaveBeenLastCalledWith(12050)
  })

  it.each(['10 20', '1,2,3', '12.34.56', '1٫2٫3'])(
    'a money field refuses %p with a word, typed and pasted',
    async (text) => {
      const handleChange = jest.fn()
      draw(<Host handleChange={handleChange} />, 'fil')
      const field = screen.getByRole('textbox')
      for (const enter of [userEvent.paste, userEvent.keyboard]) {
        await userEvent.clear(field)
        await enter(text)
        expect(handleChange).toHaveBeenLastCalledWith(null)
        expect(field).toHaveAccessibleDescription('Maglagay ng halaga, halimbawa ₱100.00')
        await userEvent.tab()
        expect(field).toBeInvalid()
      }
    },
  )

  it('a money field refuses an amount above the largest one, and leaves no digit of it out', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, '123456789012')
    expect(field).toHaveValue('123,456,789,012')
    expect(handleChange).toHaveBeenLastCalledWith(null)
    expect(field).toHaveAccessibleDescription('At most ₱10,000,000,000.00')
  })

  it('a money field keeps a letter or a sign where it was typed, says the limits, and passes on no amount', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} minMinor={10000} maxMinor={5000000} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '1e9')
    expect(field).toHaveValue('1e9')
    expect(handleChange).toHaveBeenLastCalledWith(null)
    expect(field).toHaveAccessibleDescription('Enter an amount, for example ₱100.00 · ₱100.00 – ₱50,000.00')
    await userEvent.tab()
    expect(field).toHaveValue('1e9')
    await userEvent.clear(field)
    await userEvent.paste('-100')
    expect(field).toHaveValue('-100')
    expect(field).toBeInvalid()
  })

  it('a money field accepts whole amounts only in a currency without decimals, with the numeric keypad', async () => {
    const handleChange = jest.fn()
    draw(<Host handleChange={handleChange} currency="JPY" quickMinor={[1000]} />, 'fil')
    const field = screen.getByRole('textbox')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    await userEvent.type(field, '1234')
    expect(handleChange).toHaveBeenLastCalledWith(1234)
    await userEvent.type(field, '.5')
    expect(field).toHaveAccessibleDescription('Buong halaga lang, walang desimal')
    await userEvent.click(screen.getByRole('button', { name: '¥1,000' }))
    expect(field).toHaveValue('1,000')
  })

  it('a money field shows its limits as help, and an error in their place', () => {
    const limits = { minMinor: 10000, maxMinor: 5000000 }
    const { rerender } = draw(<Host handleChange={() => {}} {...limits} />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('₱100.00 – ₱50,000.00')
    rerender(<Host handleChange={() => {}} {...limits} error="At least ₱100.00" />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('At least ₱100.00')
    expect(screen.getByRole('textbox')).toBeInvalid()
  })
})
