/** @jest-environment node */
import { signInStep } from './useSignInStep'

describe('the step to signing in', () => {
  const at = (pathname: string, search = '') => ({ pathname, search })

  it('signing in replaces the history entry of a page that needs the session itself', () => {
    expect(signInStep({ returnTo: '/m/withdraw?a=1' }, at('/m/withdraw', '?a=1'))).toEqual({
      kind: 'go',
      to: '/m/login?returnTo=%2Fm%2Fwithdraw%3Fa%3D1',
      replace: true,
    })
  })

  it('signing in keeps the history entry of a page that merely leads there', () => {
    expect(signInStep({ returnTo: '/m/withdraw' }, at('/m/home'))).toMatchObject({ replace: false })
    expect(signInStep({}, at('/m/home'))).toEqual({ kind: 'go', to: '/m/login', replace: false })
  })

  it('signing in keeps a page that works without a session and only asks for something', () => {
    expect(signInStep({ returnTo: '/m/gameList', keepsPage: true }, at('/m/gameList'))).toMatchObject({
      to: '/m/login?returnTo=%2Fm%2FgameList',
      replace: false,
    })
  })

  it('the sign-in page does not lead to itself', () => {
    expect(signInStep({ returnTo: '/m/withdraw', dialog: true }, at('/m/login'))).toEqual({ kind: 'nothing' })
  })

  it('signing in is confirmed in a dialog when configured so', () => {
    expect(signInStep({ returnTo: '/m/withdraw', dialog: true }, at('/m/mine'))).toEqual({
      kind: 'ask',
      returnTo: '/m/withdraw',
    })
  })
})
