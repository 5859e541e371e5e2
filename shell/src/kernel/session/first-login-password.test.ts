import { firstPasswordOf, forgetFirstPassword, holdFirstPassword } from './first-login-password'

describe('the password of a first sign-in', () => {
  it('the password of a first sign-in is held in memory for that account alone, until it is forgotten', () => {
    localStorage.clear()
    sessionStorage.clear()
    holdFirstPassword('newbie01', 'Play1234')
    expect(firstPasswordOf('newbie01')).toBe('Play1234')
    expect(firstPasswordOf('player01')).toBeUndefined()
    expect(localStorage.length + sessionStorage.length).toBe(0)
    forgetFirstPassword()
    expect(firstPasswordOf('newbie01')).toBeUndefined()
  })
})
