import { addSearch, clearSearches, readSearches } from './recent-searches'

describe('recent searches', () => {
  beforeEach(() => localStorage.clear())

  it('are at most eight, the last one first, each once', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' C ']) addSearch(localStorage, text)
    expect(readSearches(localStorage)).toEqual(['C', 'i', 'h', 'g', 'f', 'e', 'd', 'b'])
  })

  it('have nothing of an empty search, and are none once they are cleared', () => {
    addSearch(localStorage, '  ')
    expect(readSearches(localStorage)).toEqual([])
    addSearch(localStorage, 'pearl')
    clearSearches(localStorage)
    expect(readSearches(localStorage)).toEqual([])
  })

  it.each(['{', '"pearl"', '[1,null,""]'])('are none where %s is kept', (text) => {
    localStorage.setItem('plaza.searches', text)
    expect(readSearches(localStorage)).toEqual([])
  })
})
