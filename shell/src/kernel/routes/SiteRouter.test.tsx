import { Link, useLocation, useNavigationType } from '@plaza/facade/router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useContext } from 'react'
import { Here } from './Here'
import { PagesInMemory } from './place'
import { SiteRouter } from './SiteRouter'

function Place() {
  const { pathname } = useLocation()
  return <p>{`${pathname} by ${useNavigationType()}`}</p>
}

afterEach(() => jest.restoreAllMocks())

// PERF-10
it('a press changes the address at once, and the page once a frame has answered it, forwards and back', async () => {
  const frames: FrameRequestCallback[] = []
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback))
  history.replaceState(null, '', '/m/home')
  render(
    <SiteRouter>
      <Here>
        <Link to="/m/help">Help</Link>
        <Place />
      </Here>
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

// PERF-10
it('a press between the frame and the drawing of the page before adds its own address', async () => {
  history.pushState(null, '', '/m/home')
  render(
    <SiteRouter>
      <Here>
        <Link to="/m/help">Help</Link>
        <Link to="/m/home">Home</Link>
        <Place />
      </Here>
    </SiteRouter>,
  )
  const press = (name: string) => screen.getByRole('link', { name }).click()
  const { length } = history
  // React draws what `act` contains at its end: until then, the pages that were asked for are not drawn.
  await act(async () => {
    press('Help')
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
    press('Home')
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)))
  })
  expect([location.pathname, history.length - length]).toEqual(['/m/home', 2])
  expect(screen.getByText(/ by /)).toHaveTextContent('/m/home by PUSH')
})

// PERF-10
it('a page in memory is drawn by the tap itself', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  history.replaceState(null, '', '/m/home')
  function Kept() {
    const inMemory = useContext(PagesInMemory)
    return <button onClick={() => (inMemory.current = new Set(['/m/help']))}>Keep</button>
  }
  render(
    <SiteRouter>
      <Here>
        <Link to="/m/help">Help</Link>
        <Place />
      </Here>
      <Kept />
    </SiteRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  fireEvent.click(screen.getByRole('link', { name: 'Help' }))
  expect(screen.getByText('/m/help by PUSH')).toBeInTheDocument()
})
