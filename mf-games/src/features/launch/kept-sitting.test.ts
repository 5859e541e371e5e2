import { dropKept, newSitting, readKept, sittingOfEntry, writeKept } from './kept-sitting'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ key: 'router', idx: 3 }, '')
})

describe('the sitting of an entry of history', () => {
  it('is new with an intent of its own, and the same when asked twice', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    expect(first.intent).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(sittingOfEntry('player01', '?nodeId=7')).toEqual(first)
    expect(history.state).toEqual({ key: 'router', idx: 3, 'plaza.launch': first.intent })
  })

  it('goes on after a reload', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    writeKept({ ...first, play: 'play-1' })
    expect(sittingOfEntry('player01', '?nodeId=7')).toEqual({ ...first, play: 'play-1' })
  })

  it('is another one in an entry that is come back to after its game was left', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    dropKept(first.intent)
    expect(sittingOfEntry('player01', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('is another one for another account', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    expect(sittingOfEntry('vip05', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('is another one for another game, or for the same one in another mode', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    expect(sittingOfEntry('player01', '?nodeId=7&mode=demo').intent).not.toBe(first.intent)
  })

  it('is another one in another entry', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    history.pushState(null, '')
    expect(sittingOfEntry('player01', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('is not forgotten by the end of the one before it', () => {
    const first = sittingOfEntry('player01', '?nodeId=7')
    const second = newSitting('player01', '?nodeId=7')
    dropKept(first.intent)
    expect(readKept()).toEqual(second)
  })

  it.each(['', 'text', '{}', '{"intent":5}', 'null'])('is none where %j is stored', (text) => {
    sessionStorage.setItem('plaza.launch', text)
    expect(readKept()).toBeUndefined()
  })
})
