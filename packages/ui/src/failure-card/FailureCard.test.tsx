import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { FailureCard } from './FailureCard'

describe('FailureCard', () => {
  it('a failure card names the remote, says what is safe, and offers Retry and a reference', async () => {
    const onRetry = jest.fn()
    draw(<FailureCard remote="mf-cashier" reference="req-1" onRetry={onRetry} />)
    const card = screen.getByRole('alert')
    expect(card).toHaveAttribute('data-remote-failed', 'mf-cashier')
    expect(card).toHaveTextContent('your money is safe')
    expect(card).toHaveTextContent('Reference req-1')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})
