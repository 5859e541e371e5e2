import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from '../testing'
import { Link, Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from '../router'

let navigate: ReturnType<typeof useNavigate>
let setQuery: ReturnType<typeof useSearchParams>[1]

function Place() {
  const { pathname, search, hash, state } = useLocation()
  navigate = useNavigate()
  const [query, set] = useSearchParams()
  setQuery = set
  return (
    <output>
      {[pathname + search + hash, useNavigationType(), query.get('order') ?? '-', JSON.stringify(state)].join(
        ' ',
      )}
    </output>
  )
}

const show = (at = '/m/home', more: React.ReactNode = null) =>
  render(
    <MemoryRouter initialEntries={['/m/help', at]}>
      <Place />
      {more}
    </MemoryRouter>,
  )
const place = () => screen.getByRole('status').textContent

describe('navigation', () => {
  it.each([
    ['/m/withdraw?a=1#end', '/m/withdraw?a=1#end'],
    ['?order=7', '/m/home?order=7'],
    ['#end', '/m/home#end'],
    [{ pathname: '/m/cards' }, '/m/cards'],
    [{ search: '?order=7' }, '/m/home?order=7'],
  ])('an address is read as seen from the page: %j', (to, expected) => {
    show()
    act(() => navigate(to))
    expect(place()).toContain(`${expected} PUSH`)
  })

  it('a page goes back to the entry before, and a replaced entry is not gone back to', () => {
    show()
    act(() => navigate('/m/cards', { state: { from: 'home' } }))
    expect(place()).toBe('/m/cards PUSH - {"from":"home"}')
    act(() => navigate('/m/withdraw', { replace: true }))
    act(() => navigate(-1))
    expect(place()).toBe('/m/home POP - null')
    act(() => navigate(1))
    expect(place()).toContain('/m/withdraw POP')
  })

  it('a new query replaces the old one of the same page', () => {
    show('/m/orders?order=1&tab=open')
    act(() => setQuery({ order: '2' }))
    expect(place()).toBe('/m/orders?order=2 PUSH 2 null')
    act(() => setQuery((before) => (before.set('tab', 'a b'), before), { replace: true }))
    expect(place()).toBe('/m/orders?order=2&tab=a+b REPLACE 2 null')
    act(() => setQuery({}))
    expect(place()).toBe('/m/orders PUSH - null')
  })

  it('a page that only leads on navigates once, in its own place', () => {
    show('/m/promo', <Navigate to="/m/activity" replace />)
    expect(place()).toContain('/m/activity REPLACE')
    act(() => navigate(-1))
    expect(place()).toContain('/m/help POP')
  })

  it('a place outside a router is an error', () => {
    expect(() => render(<Place />)).toThrow('needs a router')
  })
})

describe('a link', () => {
  const link = (to: string, props: Partial<Parameters<typeof Link>[0]> = {}) => {
    show(
      '/m/home',
      <Link to={to} {...props}>
        Go
      </Link>,
    )
    return screen.getByRole('link')
  }

  it('a link is followed by the router, with its address for the browser', () => {
    const element = link('/m/cards', { className: 'tile', 'aria-label': 'Cards' })
    expect(element).toHaveAttribute('href', '/m/cards')
    expect(fireEvent.click(element)).toBe(false)
    expect(place()).toContain('/m/cards PUSH')
  })

  it('a link to the present address replaces it', () => {
    fireEvent.click(link('/m/home'))
    expect(place()).toContain('/m/home REPLACE')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'the browser opens a link by itself with %j',
    (how) => {
      fireEvent.click(link('/m/cards'), how)
      expect(place()).toContain('/m/home POP')
    },
  )

  it('a link that opens elsewhere, or leads to another site, is the browser’s', () => {
    fireEvent.click(link('/m/cards', { target: '_blank' }))
    expect(place()).toContain('/m/home POP')
    const outside = render(
      <MemoryRouter>
        <Link to="https://ga.example/manila">Help</Link>
      </MemoryRouter>,
    )
    expect(outside.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://ga.example/manila')
  })

  it('a click that its own handler has prevented is not followed', () => {
    fireEvent.click(link('/m/cards', { onClick: (event) => event.preventDefault() }))
    expect(place()).toContain('/m/home POP')
  })
})
