import { endKeptHeight, isKeptTall, keepPlaceScript, placeOfEntry, rememberPlace } from './place-of-entry'

const scrollTo = jest.fn()
const load = () => new Function('scrollTo', keepPlaceScript)(scrollTo)

beforeEach(() => {
  history.replaceState(null, '')
  scrollTo.mockClear()
})
afterEach(endKeptHeight)

// FRAME-20
it('a document that is loaded again is tall enough for its place, and there, before anything is drawn', () => {
  history.replaceState({ key: 'one', idx: 2 }, '')
  Object.assign(globalThis, { scrollY: 840.4 })
  rememberPlace()
  expect(history.state).toEqual({ key: 'one', idx: 2, plazaTop: 840 })
  load()
  expect(scrollTo).toHaveBeenCalledWith(0, 840)
  expect(document.documentElement.style.minHeight).toBe('calc(100vh + 840px)')
  expect(isKeptTall()).toBe(true)
  endKeptHeight()
  expect(isKeptTall()).toBe(false)
  expect(document.documentElement.style.minHeight).toBe('')
})

// FRAME-20
it.each([null, { key: 'one' }, { plazaTop: 0 }, { plazaTop: 'x' }])(
  'a document of an entry with the state %j begins at its top',
  (state) => {
    history.replaceState(state, '')
    load()
    expect(scrollTo).not.toHaveBeenCalled()
    expect(isKeptTall()).toBe(false)
  },
)

// FRAME-20
it('a page that was scrolled back to its top is remembered at its top', () => {
  history.replaceState({ plazaTop: 300 }, '')
  Object.assign(globalThis, { scrollY: 0 })
  rememberPlace()
  expect(placeOfEntry()).toBe(0)
})
