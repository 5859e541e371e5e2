import { screen } from '@testing-library/react'
import { draw } from '../testing'
import { Steps } from '.'

it('steps say which step of how many is shown, and mark it as the current one', () => {
  const steps = [
    { id: 'a', title: 'Document' },
    { id: 'b', title: 'Face' },
  ]
  draw(<Steps label="Verification" steps={steps} current="b" />)
  const flow = screen.getByRole('navigation', { name: 'Verification' })
  expect(flow).toHaveTextContent('Step 2 of 2Face')
  expect(screen.getByRole('listitem', { name: 'Face' })).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('listitem', { name: 'Document' })).not.toHaveAttribute('aria-current')
})
