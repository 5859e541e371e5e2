import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TextField } from '@plaza/ui/field'
import { draw } from '../testing'
import { Form, FormFoot, useForm, type FormFootProps } from '.'

const send = jest.fn()

function TestForm(foot: Partial<FormFootProps>) {
  const form = useForm({
    initial: { name: '', city: 'Cebu' },
    check: (field, values) => (values[field] === '' ? `${field} is needed` : undefined),
  })
  const field = (name: 'name' | 'city') => (
    <TextField
      label={name}
      name={name}
      value={form.values[name]}
      error={form.problemAt(name)}
      onChange={(value) => form.edit(name, value)}
      onBlur={() => form.leave(name)}
    />
  )
  return (
    <Form ref={form.form} onSend={() => form.passes() && send(form.values)}>
      {field('name')}
      {field('city')}
      <button type="button" onClick={() => form.refuse('city', 'request.invalid')}>
        refuse
      </button>
      <FormFoot problem={undefined} isPending={false} {...foot}>
        Save
      </FormFoot>
    </Form>
  )
}

beforeEach(() => send.mockClear())

describe('a form', () => {
  it('an invalid form shows each field’s error and focuses the first, instead of being sent', async () => {
    draw(<TestForm />)
    await userEvent.clear(screen.getByLabelText('city'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByLabelText('name')).toHaveFocus()
    expect(screen.getByLabelText('name')).toHaveAccessibleDescription('name is needed')
    expect(screen.getByLabelText('city')).toHaveAccessibleDescription('city is needed')
  })

  it('a form is sent by Enter in a field', async () => {
    draw(<TestForm />)
    await userEvent.type(screen.getByLabelText('name'), 'Ana{Enter}')
    expect(send).toHaveBeenCalledWith({ name: 'Ana', city: 'Cebu' })
  })

  it('a form shows a server refusal at its field until the field is edited', async () => {
    draw(<TestForm />)
    await userEvent.click(screen.getByRole('button', { name: 'refuse' }))
    const city = screen.getByLabelText('city')
    expect(city).toHaveFocus()
    expect(city).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(city, 'x')
    expect(city).toBeValid()
  })

  it('a form reads out why it could not be sent, with the details but without a running countdown', () => {
    draw(
      <TestForm problem={{ text: 'It was refused', details: ['Reference r-1', false], timeLeft: '0:59' }} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('It was refusedReference r-1')
    expect(screen.getByRole('alert')).not.toHaveTextContent('0:59')
    expect(screen.getByRole('timer')).toHaveTextContent('0:59')
  })

  it('a form says why it cannot be sent yet, but not while it is being sent', () => {
    const { rerender } = draw(<TestForm disabledReason="Agree first" />)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Agree first')
    rerender(<TestForm disabledReason="Agree first" isPending />)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Agree first')).toBeNull()
  })
})
