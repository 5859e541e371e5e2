import { dropKept, newGameSession, readKept, gameSessionOfEntry, writeKept } from './kept-game-session'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState({ key: 'router', idx: 3 }, '')
})

describe('the game session of an entry of history', () => {
  it('a game session is created with an intent of its own, and is the same when requested twice', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    expect(first.intent).toMatch(/^[A-Za-z0-9_-]{16,64}$/)
    expect(gameSessionOfEntry('player01', '?nodeId=7')).toEqual(first)
    expect(history.state).toEqual({ key: 'router', idx: 3, 'plaza.launch': first.intent })
  })

  it('a game session continues after a reload', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    writeKept({ ...first, play: 'play-1' })
    expect(gameSessionOfEntry('player01', '?nodeId=7')).toEqual({ ...first, play: 'play-1' })
  })

  it('a history entry whose game was left gets a new game session', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    dropKept(first.intent)
    expect(gameSessionOfEntry('player01', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('another account gets another game session', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    expect(gameSessionOfEntry('vip05', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('another game, or another mode of the same one, gets another game session', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    expect(gameSessionOfEntry('player01', '?nodeId=7&mode=demo').intent).not.toBe(first.intent)
  })

  it('another history entry gets another game session', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    history.pushState(null, '')
    expect(gameSessionOfEntry('player01', '?nodeId=7').intent).not.toBe(first.intent)
  })

  it('a game session is not forgotten by the end of the previous one', () => {
    const first = gameSessionOfEntry('player01', '?nodeId=7')
    const second = newGameSession('player01', '?nodeId=7')
    dropKept(first.intent)
    expect(readKept()).toEqual(second)
  })

  it.each(['', 'text', '{}', '{"intent":5}', 'null'])(
    'an invalid stored game session is ignored: %j',
    (text) => {
      sessionStorage.setItem('plaza.launch', text)
      expect(readKept()).toBeUndefined()
    },
  )
})
