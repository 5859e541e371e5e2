import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { Fold } from '.'

it('what is folded away opens with a press on its title', async () => {
  draw(<Fold title="3 order numbers">A, B, C</Fold>)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('3 order numbers'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
})
