import { screen } from '@testing-library/react'
import { draw } from '../testing'
import { Fact, Facts } from '.'

it('a fact is a term with its definition, and its note belongs to the term', () => {
  draw(
    <Facts label="Withdrawal">
      <Fact label="Fee" note="1% after three">
        ₱10.00
      </Fact>
    </Facts>,
  )
  expect(screen.getByRole('term')).toHaveTextContent('Fee1% after three')
  expect(screen.getByRole('definition')).toHaveTextContent('₱10.00')
})
