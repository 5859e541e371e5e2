import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderGames } from '../../testing/games'
import { Stepper } from './Stepper'

function Host({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(3)
  const change = (next: number) => {
    setValue(next)
    onChange(next)
  }
  return (
    <Stepper
      label="Multiplier"
      less="Less"
      more="More"
      least={1}
      most={9_999}
      value={value}
      onChange={change}
    />
  )
}

async function enter(text: string) {
  const handleChange = jest.fn()
  renderGames(<Host onChange={handleChange} />)
  const field = screen.getByRole('textbox', { name: 'Multiplier' })
  await userEvent.clear(field)
  await userEvent.paste(text)
  return { field, handleChange }
}

describe('a multiplier that is typed', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['١٢', 12],
    ['၁၂', 12],
    ['9999', 9_999],
  ])('the typed multiplier %p is %d', async (text, value) => {
    const { field, handleChange } = await enter(text)
    expect(handleChange).toHaveBeenLastCalledWith(value)
    await userEvent.tab()
    expect(field).toHaveValue(String(value))
    expect(field).toBeValid()
  })

  // MONEY-1
  it.each(['1.5', '1,5', '1 2', '-4', '12345', '2e3', '0', 'x2'])(
    'the typed multiplier %p is refused with a reason, and the multiplier stays as it was',
    async (text) => {
      const { field, handleChange } = await enter(text)
      await userEvent.tab()
      expect(handleChange).not.toHaveBeenCalled()
      expect(field).toHaveValue('3')
      expect(screen.getByRole('alert')).toHaveTextContent('A whole number from 1 to 9,999')
      expect(field).toHaveAccessibleDescription('A whole number from 1 to 9,999')
      await userEvent.click(screen.getByRole('button', { name: 'More' }))
      expect(handleChange).toHaveBeenLastCalledWith(4)
      expect(field).toBeValid()
    },
  )
})
