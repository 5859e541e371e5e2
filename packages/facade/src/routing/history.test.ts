import { createBrowserHistory } from './history'

const path = (pathname: string, search = '') => ({ pathname, search, hash: '' })
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))

beforeEach(() => history.replaceState(null, '', '/m/home?a=1'))

describe('the history of the browser', () => {
  it('the first entry is counted from nought and keeps what other scripts wrote into it', () => {
    history.replaceState({ 'plaza.sheet': 7 }, '')
    const { location, action } = createBrowserHistory()
    expect(history.state).toEqual({ 'plaza.sheet': 7, idx: 0 })
    expect([location.pathname + location.search, location.key, action]).toEqual([
      '/m/home?a=1',
      'default',
      'POP',
    ])
  })

  it('an entry of an earlier release is read as it was written', () => {
    history.replaceState({ usr: { userName: 'ana' }, key: 'k1', idx: 4 }, '')
    const own = createBrowserHistory()
    expect(own.location).toMatchObject({ state: { userName: 'ana' }, key: 'k1' })
    own.push(path('/m/cards'))
    expect(history.state).toMatchObject({ usr: null, idx: 5 })
  })

  it('a new entry and a replaced one are told to listeners once each, and count as one', () => {
    const own = createBrowserHistory()
    const told: string[] = []
    const end = own.listen(() => told.push(`${own.action} ${own.location.pathname}`))
    own.push(path('/m/cards'), { from: 'home' })
    own.replace(path('/m/withdraw', '?order=1'))
    expect(told).toEqual(['PUSH /m/cards', 'REPLACE /m/withdraw'])
    expect([location.pathname + location.search, history.state.idx, history.state.usr]).toEqual([
      '/m/withdraw?order=1',
      1,
      null,
    ])
    end()
    own.push(path('/m/help'))
    expect(told).toHaveLength(2)
  })

  it('going back reads the entry that is there', async () => {
    const own = createBrowserHistory()
    own.replace(path('/m/home'), { first: true })
    own.push(path('/m/cards'))
    const back = popped()
    own.go(-1)
    await back
    expect([own.action, own.location.pathname, own.location.state]).toEqual([
      'POP',
      '/m/home',
      { first: true },
    ])
  })
})
