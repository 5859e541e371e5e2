import { isWanted, readStreamQuery, readTopics, streamAddress } from './stream'

describe('topics of a stream', () => {
  it('the topics of a stream’s address are read as they were written', () => {
    const topics = ['bet:changed', 'draw:changed/five60']
    const { search } = new URL(streamAddress(topics), 'https://plaza.example')
    expect(readStreamQuery(search.slice(1))).toEqual({ understandsPush: true, topics: new Set(topics) })
    expect(readStreamQuery(encodeURI(search.slice(1))).topics).toEqual(new Set(topics))
    expect(readStreamQuery(streamAddress([]).split('?')[1]!).topics).toEqual(new Set())
  })

  it('a page of an earlier shell names no topics', () => {
    expect(readStreamQuery('messages=2')).toEqual({ understandsPush: true, topics: undefined })
    expect(readStreamQuery('')).toEqual({ understandsPush: false, topics: undefined })
  })

  it.each(['Draw', 'draw:changed/', 'a b', 'draw:changed/five60\r\nx: 1', ',', Array(201).fill('a').join()])(
    'an invalid list asks for everything: %j',
    (text) => expect(readTopics(text)).toBeUndefined(),
  )

  // EVENT-2
  it('an event about a subject is wanted by its name or with its subject; one about nothing always', () => {
    const topics = new Set(['draw:changed/five60', 'bet:changed'])
    expect(isWanted(topics, 'draw:changed', 'five60')).toBe(true)
    expect(isWanted(topics, 'draw:changed', 'pk60')).toBe(false)
    expect(isWanted(topics, 'bet:changed', 'pk60')).toBe(true)
    expect(isWanted(topics, 'jackpots:changed', undefined)).toBe(true)
    expect(isWanted(undefined, 'draw:changed', 'pk60')).toBe(true)
  })
})
