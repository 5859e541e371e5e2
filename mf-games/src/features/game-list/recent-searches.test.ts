import { addSearch, clearSearches, readSearches } from './recent-searches'

describe('recent searches', () => {
  beforeEach(() => localStorage.clear())

  it('recent searches are at most eight, the latest first, each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' C ']) addSearch(localStorage, text)
    expect(readSearches(localStorage)).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  })

  it('recent searches ignore an empty search, and can be cleared', () => {
    addSearch(localStorage, '  ')
    expect(readSearches(localStorage)).toEqual([])
    addSearch(localStorage, 'pearl')
    clearSearches(localStorage)
    expect(readSearches(localStorage)).toEqual([])
  })

  it.each(['{', '"pearl"', '[1,null,""]'])('invalid stored recent searches are ignored: %s', (text) => {
    localStorage.setItem('plaza.searches', text)
    expect(readSearches(localStorage)).toEqual([])
  })
})
