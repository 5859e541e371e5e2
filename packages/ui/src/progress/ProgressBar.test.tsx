import { screen } from '@testing-library/react'
import { draw } from '../testing'
import { ProgressBar } from '.'

it('a progress bar has the name and the value in words that its page gives it', () => {
  draw(
    <>
      <p id="title">Bets that count</p>
      <ProgressBar value={4000} most={10_000} labelledBy="title" valueText="₱40.00 of ₱100.00" />
    </>,
  )
  const bar = screen.getByRole('progressbar', { name: 'Bets that count' })
  expect(bar).toHaveAttribute('aria-valuetext', '₱40.00 of ₱100.00')
  expect(bar).toHaveProperty('position', 0.4)
})

it('a progress bar without a name is hidden from screen readers', () => {
  draw(<ProgressBar value={1} most={3} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
