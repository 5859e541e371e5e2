import { isGuessable } from './guessable-secret'

describe('a secret of six digits', () => {
  const known = { birthDate: '1990-12-31', mobileNum: '9171234567' }

  // WITHDRAW-2
  it.each([
    '111111',
    '000000',
    '121212',
    '123123',
    '123456',
    '654321',
    '789012',
    '210987',
    '112233',
    '111222',
    '123321',
    '987789',
    '147258',
    '159753',
    '520520',
    '2580',
    '1122',
    '1221',
  ])('the secret %s is guessable for every member', (secret) => expect(isGuessable(secret, {})).toBe(true))
  // WITHDRAW-2
  it.each(['311290', '123190', '901231', '903112', '121990', '199012', '31121990', '19901231'])(
    'the secret %s is guessable by anyone who knows the birth date',
    (secret) => {
      expect(isGuessable(secret, known)).toBe(true)
      expect(isGuessable(secret, { birthDate: null })).toBe(false)
    },
  )
  it('a secret is guessable when it is part of the phone number', () => {
    expect(isGuessable('171234', known)).toBe(true)
    expect(isGuessable('171234', {})).toBe(false)
  })
  it.each(['246810', '481516', '975310', '113355', '400000', '830417', '5072', 'aaaaaa', ''])(
    'the secret %s is not guessable',
    (secret) => expect(isGuessable(secret, known)).toBe(false),
  )
})
