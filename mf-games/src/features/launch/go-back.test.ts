import { goBack } from './go-back'

const pageBack = '/m/gameList?gameType=RNG'
/** The browser's history, of which this page is the last entry. */
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
  it('is one step of history where that is the page before, so that its place is found again', () => {
    expect(go(after(`http://localhost${pageBack}`))).toEqual({ steps: 1, went: [] })
  })

  it.each([
    ['another list is the page before', after('http://localhost/m/gameList?gameType=FISH')],
    ['the page before is of another site', after(`http://elsewhere.example${pageBack}`)],
    ['there is no page before', after()],
    ['the browser tells nothing of its history', undefined],
  ])('takes the place of the game in history where %s', (_, navigation) => {
    expect(go(navigation)).toEqual({ steps: 0, went: [[pageBack, { replace: true }]] })
  })
})
