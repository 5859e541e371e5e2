import { CallFailure } from '../../../kernel/call-failure'
import { checkNewPassword, weaknessOf } from './new-password'

describe('a new password', () => {
  const owner = { names: ['Player01', null, 'player01@perla.example'] }

  // CHANGE-5
  it.each(['Play1234', 'a quiet harbour at dusk', 'ñandú-año', '🦀🦀🦀🦀🦀🦀🦀🦀', 'x'.repeat(64) + 'y'])(
    'a new password may be %s',
    (password) => expect(weaknessOf(password, owner)).toBeNull(),
  )
  // CHANGE-5
  it.each(['', 'Pl4y!23', '🦀🦀🦀🦀'])('a new password is too short as "%s"', (password) =>
    expect(weaknessOf(password, owner)).toBe('short'),
  )
  // CHANGE-5
  it.each(['password1', 'Password1', 'QWERTY123', '1234567890', 'iloveyou2'])(
    'a new password is too common as %s',
    (password) => expect(weaknessOf(password, owner)).toBe('common'),
  )
  it.each(['player01', 'PLAYER01', '10reyalp', 'Player01@perla.example'])(
    'a new password may not be the account’s own name, as %s',
    (password) => expect(weaknessOf(password, owner)).toBe('name'),
  )
  it('a new password has the length that the merchant requires, and never less than eight', () => {
    expect(weaknessOf('Play1234', { ...owner, minLength: 10 })).toBe('short')
    expect(weaknessOf('Play123', { ...owner, minLength: 4 })).toBe('short')
  })
  it('a new password is refused with a reason', () => {
    expect(() => checkNewPassword('Play1', owner)).toThrow(
      expect.objectContaining({
        constructor: CallFailure,
        code: 'password.weak',
        value: { reason: 'short', minLength: 8 },
      }),
    )
  })
})
