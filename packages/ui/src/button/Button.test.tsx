import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { Button } from './Button'

describe('Button', () => {
  it('a button calls its handler when it is pressed', async () => {
    const press = jest.fn()
    draw(<Button onClick={press}>Deposit</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(press).toHaveBeenCalledTimes(1)
  })

  it('a disabled button says why, can be focused, and does nothing', async () => {
    const press = jest.fn()
    draw(
      <Button onClick={press} disabledReason="Write an amount first">
        Deposit
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Deposit' })
    expect(button).toHaveAccessibleDescription('Write an amount first')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(press).not.toHaveBeenCalled()
  })

  it('a busy button does not submit its form, and keeps its name', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault())
    draw(
      <form onSubmit={send}>
        <Button type="submit" isBusy>
          Log in
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })
})
