import { Link, useLocation, useNavigationType } from '@plaza/facade/router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SiteRouter } from './SiteRouter'

function Place() {
  const { pathname } = useLocation()
  return <p>{`${pathname} by ${useNavigationType()}`}</p>
}

// PERF-10
it('a press changes the address at once, and the page once a frame has answered it, forwards and back', async () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  history.replaceState(null, '', '/m/home')
  render(
    <SiteRouter>
      <Link to="/m/help">Help</Link>
      <Place />
    </SiteRouter>,
  )
  const drawn = () => screen.getByText(/ by /).textContent
  const frame = () =>
    act(async () => {
      frames.splice(0).forEach((callback) => callback(0))
      await new Promise((resolve) => setTimeout(resolve))
    })

  await userEvent.click(screen.getByRole('link', { name: 'Help' }))
  expect([location.pathname, drawn()]).toEqual(['/m/help', '/m/home by POP'])
  await frame()
  expect(drawn()).toBe('/m/help by PUSH')

  history.back()
  await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await frame()
  expect(drawn()).toBe('/m/home by POP')
})
