import { useLocation, useNavigate } from '@plaza/facade/router'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Here } from './Here'
import { SiteRouter } from './SiteRouter'
import { backTarget, useGoBack, useTrail } from './trail'

describe('the target of the back arrow', () => {
  it.each([
    ['one step of history', undefined, { isOurs: true, path: '/m/gameList' }, -1],
    ['home when the visit began here', undefined, { isOurs: false, path: undefined }, '/m/home'],
    ["the page's own", '/m/home', { isOurs: true, path: '/m/gameList' }, '/m/home'],
    ["the page's own, though nothing is known", '/m/home', { isOurs: true, path: undefined }, '/m/home'],
    ['a step of history when that is the very page before', '/m/home', { isOurs: true, path: '/m/home' }, -1],
    [
      'a step of history when only a query is added to the page before',
      '/m/gameList?gameType=RNG',
      { isOurs: true, path: '/m/gameList' },
      -1,
    ],
    [
      "the page's own when the visit began here",
      '/m/member/home',
      { isOurs: false, path: undefined },
      '/m/member/home',
    ],
  ])('the target of the back arrow is %s', (_name, back, behind, target) => {
    expect(backTarget(back, behind)).toBe(target)
  })
})

describe('going back', () => {
  function Site() {
    useTrail()
    const { pathname } = useLocation()
    const navigate = useNavigate()
    const goBack = useGoBack(pathname === '/m/notice' ? '/m/home' : undefined)
    return (
      <>
        <p>{pathname}</p>
        <button onClick={() => void navigate('/m/notice')}>notice</button>
        <button onClick={() => void navigate('/m/gameList')}>list</button>
        <button onClick={goBack}>back</button>
      </>
    )
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteRouter>
      <Here>{children}</Here>
    </SiteRouter>
  )
  /** Presses a button and waits for the page that it leads to. */
  const press = async (name: string, path: string) => {
    await userEvent.click(screen.getByRole('button', { name }))
    await screen.findByText(path)
  }

  it('going back undoes the step that led here, so that the browser’s history has the previous page as current', async () => {
    history.replaceState(null, '', '/m/home')
    render(<Site />, { wrapper })
    const before = history.length
    await press('notice', '/m/notice')
    await press('back', '/m/home')
    await press('list', '/m/gameList')
    expect(history.length).toBe(before + 1)
    await press('back', '/m/home')
  })

  it('going back replaces the page by its target in the history', async () => {
    history.replaceState(null, '', '/m/gameList')
    render(<Site />, { wrapper })
    await press('notice', '/m/notice')
    const before = history.length
    await press('back', '/m/home')
    expect(history.length).toBe(before)
  })
})
