import { documentHash, partsOfAnother, uncovered } from './attack-coverage.mjs'

describe('the table of attacks', () => {
  const hash = documentHash({ paths: { '/a': { get: {} } } })

  it('parts that ran against another OpenAPI document, or an unknown one, are named', () => {
    const outcomes = {
      fuzz: { about: { openapi: hash } },
      money: { about: { openapi: documentHash({ paths: { '/a': { get: {}, post: {} } } }) } },
      old: { about: {} },
      archives: { about: { openapi: null } },
    }
    expect(partsOfAnother(outcomes, hash)).toEqual(['money', 'old'])
  })

  it('an operation that no call was of is named', () => {
    const operations = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(uncovered(operations, ['a', 'c', 'a'])).toEqual(['b'])
    expect(uncovered(operations, ['c', 'b', 'a'])).toEqual([])
  })
})
