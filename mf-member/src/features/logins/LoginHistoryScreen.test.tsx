import type { SignInRecord } from '@plaza/contract/identity'
import { testSession } from '@plaza/federation/testing'
import { screen } from '@testing-library/react'
import { renderMember } from '../../testing/member'
import { LoginHistoryScreen } from './LoginHistoryScreen'

const attempt = (more: Partial<SignInRecord> = {}): SignInRecord => ({
  id: 'L-1',
  at: Date.UTC(2026, 10, 1, 4, 5),
  refusal: null,
  device: { kind: 'phone', system: 'Android', browser: 'Chrome' },
  address: '203.0.113.x',
  ...more,
})
const show = (signIns: SignInRecord[]) =>
  renderMember(<LoginHistoryScreen />, {
    session: testSession(),
    path: '/m/loginHistory',
    answers: {
      'security.signIns': {
        signIns,
        pageNum: 1,
        totalPages: signIns.length > 0 ? 1 : 0,
        total: signIns.length,
      },
    },
  })

describe('the login history', () => {
  // SECURITY-2
  it('the login history shows result, device and masked address of each attempt under its day', async () => {
    show([
      attempt(),
      attempt({
        id: 'L-2',
        refusal: 'login.failed',
        device: { kind: 'unknown', system: '', browser: '' },
        address: '198.51.100.x',
      }),
      attempt({ id: 'L-3', refusal: 'of.a.later.gateway' }),
    ])
    const [success, wrong, other] = await screen.findAllByRole('listitem')
    expect(success).toHaveTextContent(/Chrome · Android12:05 · 203.0.113.xLogged in/)
    expect(wrong).toHaveTextContent(/Unknown device.*198.51.100.x · Wrong passwordRefused/)
    expect(other).toHaveTextContent(/Not accepted/)
  })

  it('the login history of an account without attempts says so', async () => {
    show([])
    expect(await screen.findByText('No logins yet')).toBeVisible()
  })
})
