/** @jest-environment node */
import { signInStep } from './useSignInStep'

describe('the step to signing in', () => {
  const at = (pathname: string, search = '') => ({ pathname, search })

  it('gives up the place in history of a page that needs the session itself', () => {
    expect(signInStep({ returnTo: '/m/withdraw?a=1' }, at('/m/withdraw', '?a=1'))).toEqual({
      kind: 'go',
      to: '/m/login?returnTo=%2Fm%2Fwithdraw%3Fa%3D1',
      replace: true,
    })
  })

  it('keeps the page that merely leads there', () => {
    expect(signInStep({ returnTo: '/m/withdraw' }, at('/m/home'))).toMatchObject({ replace: false })
    expect(signInStep({}, at('/m/home'))).toEqual({ kind: 'go', to: '/m/login', replace: false })
  })

  it('keeps a page that can be looked at without a session and only asks for something', () => {
    expect(signInStep({ returnTo: '/m/gameList', keepsPage: true }, at('/m/gameList'))).toMatchObject({
      to: '/m/login?returnTo=%2Fm%2FgameList',
      replace: false,
    })
  })

  it('is none on the sign-in page', () => {
    expect(signInStep({ returnTo: '/m/withdraw', dialog: true }, at('/m/login'))).toEqual({ kind: 'nothing' })
  })

  it('is a question where a dialog is wished', () => {
    expect(signInStep({ returnTo: '/m/withdraw', dialog: true }, at('/m/mine'))).toEqual({
      kind: 'ask',
      returnTo: '/m/withdraw',
    })
  })
})
