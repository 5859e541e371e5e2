import { goBack } from './go-back'

const pageBack = '/m/gameList?gameType=RNG'
/** A browser history whose last entry is this page. */
const after = (...urls: string[]) => {
  const entries = [...urls, 'http://localhost/m/launchGame?nodeId=7'].map((url, index) => ({ url, index }))
  return { currentEntry: entries.at(-1), entries: () => entries } as unknown as Navigation
}
const go = (navigation: Navigation | undefined) => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined)
  const navigate = jest.fn()
  goBack(pageBack, navigate, navigation)
  const steps = back.mock.calls.length
  back.mockRestore()
  return { steps, went: navigate.mock.calls }
}

describe('the way back from a game', () => {
  // LAUNCH-5
  it('leaving a game goes back one history step when that is the previous page, so that its scroll place is restored', () => {
    expect(go(after(`http://localhost${pageBack}`))).toEqual({ steps: 1, went: [] })
  })

  it.each([
    ['another list is the previous page', after('http://localhost/m/gameList?gameType=FISH')],
    ['the previous page is of another site', after(`http://elsewhere.example${pageBack}`)],
    ['there is no previous page', after()],
    ['the browser does not expose its history', undefined],
  ])('leaving a game replaces its history entry when %s', (_, navigation) => {
    expect(go(navigation)).toEqual({ steps: 0, went: [[pageBack, { replace: true }]] })
  })
})
