import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderShell } from '../../testing/render-shell'
import { NotFound } from './NotFound'
import { Unavailable } from './Unavailable'

describe('a page that is not there', () => {
  it.each([
    ['no page has the address', <NotFound key="1" />, 'This page has drifted off'],
    ['the merchant does not get it', <Unavailable key="2" />, 'Not available here'],
  ])('a missing page says so and shows the way home when %s', (_why, page, heading) => {
    renderShell(page, { path: '/m/nowhere' })
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })

  it('a missing page is read out when it replaces the page that had the focus', async () => {
    renderShell(<UntilPressed />, { path: '/m/voucherCenter' })
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
    expect(screen.getByRole('heading', { name: 'Not available here' })).toHaveFocus()
  })

  it('a missing page does not take the focus from anything else', () => {
    renderShell(
      <>
        <input autoFocus aria-label="Search" />
        <Unavailable />
      </>,
      { path: '/m/voucherCenter' },
    )
    expect(screen.getByLabelText('Search')).toHaveFocus()
  })
})

/** A page that is removed while it has the focus. */
function UntilPressed() {
  const [isGone, setGone] = useState(false)
  return isGone ? <Unavailable /> : <button onClick={() => setGone(true)}>Deposit</button>
}
