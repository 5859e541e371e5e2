import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { PasswordField } from './PasswordField'
import { TextField } from './TextField'

const nothing = () => {}

describe('a field', () => {
  it('a field is tied to its label and its help, and an error replaces the help', () => {
    const field = (error?: string) => (
      <TextField
        label="Username"
        value=""
        onChange={nothing}
        help="4 to 16 letters"
        error={error}
        isRequired
      />
    )
    const { rerender } = draw(field())
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription('4 to 16 letters')
    expect(screen.getByRole('textbox')).toBeRequired()
    expect(screen.getByRole('textbox')).toBeValid()
    rerender(field('This name is taken'))
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('This name is taken')
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByText('4 to 16 letters')).not.toBeInTheDocument()
  })

  it('a field passes on the typed text', async () => {
    const handleChange = jest.fn()
    draw(<TextField label="Username" value="" onChange={handleChange} />)
    await userEvent.type(screen.getByRole('textbox'), 'a')
    expect(handleChange).toHaveBeenCalledWith('a')
  })
})

describe('a password', () => {
  it('a password field is hidden until its eye is pressed, and hidden again after', async () => {
    draw(<PasswordField label="Password" value="Play1234" onChange={nothing} />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
    expect(field).toHaveAttribute('type', 'password')
  })
})
