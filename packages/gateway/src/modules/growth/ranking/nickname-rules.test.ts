import { CallFailure } from '../../../kernel/call-failure'
import { checkNickname, foldName } from './nickname-rules'

const codeOf = (name: string): string | undefined => {
  try {
    checkNickname(name, ['Perla', 'demo'])
    return undefined
  } catch (error) {
    return error instanceof CallFailure ? error.code : String(error)
  }
}

describe('what a nickname may be', () => {
  // MISSION-2
  it.each([
    ['  Bay   Runner ', 'Bay Runner'],
    ['Ñoño.88', 'Ñoño.88'],
    ['ｗｉｎｄ', 'wind'],
    ['سمك البحر', 'سمك البحر'],
    ['abc', 'abc'],
  ])('"%s" is kept as "%s"', (given, kept) => {
    expect(checkNickname(given, ['Perla', 'demo'])).toBe(kept)
  })

  // MISSION-2
  it.each([
    ['two characters', 'ab', 'nickname.length'],
    ['seventeen characters', 'a'.repeat(17), 'nickname.length'],
    ['blanks alone', '    ', 'nickname.length'],
    ['an address of a site', 'win.example', 'nickname.refused'],
    ['an address with a scheme', 'https evil', 'nickname.refused'],
    ['a number to call', '0917 123 4567', 'nickname.refused'],
    ['an address of mail', 'me@bay', 'nickname.refused'],
    ['stars as a masked account has', 'an***1', 'nickname.refused'],
    ['emoji', '🐟🐟🐟', 'nickname.refused'],
    ['markup', '<b>bay</b>', 'nickname.refused'],
    ['who runs the site', 'Perla Team', 'nickname.refused'],
    ['support', 'Live Support', 'nickname.refused'],
    ['support in digits', '5upp0rt', 'nickname.refused'],
    ['admin with marks', 'Ádm1n', 'nickname.refused'],
    ['admin with signs between', 'a.d-m i_n', 'nickname.refused'],
    ['a Cyrillic letter among Latin ones', 'Реarl', 'nickname.refused'],
  ])('%s is refused', (_what, name, code) => {
    expect(codeOf(name)).toBe(code)
  })

  it('names that read alike are the same name', () => {
    expect(new Set(['Bay Runner', 'bay-runner', 'BAYRUNN3R', 'báy.runner'].map(foldName)).size).toBe(1)
  })
})
