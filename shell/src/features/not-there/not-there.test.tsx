import { screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell'
import { NotFound } from './NotFound'
import { Unavailable } from './Unavailable'

describe('a page that is not there', () => {
  it.each([
    ['no page has the address', <NotFound key="1" />, 'This page has drifted off'],
    ['the merchant does not get it', <Unavailable key="2" />, 'Not available here'],
  ])('says so and shows the way home when %s', (_why, page, heading) => {
    renderShell(page, { path: '/m/nowhere' })
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/m/home')
  })
})
