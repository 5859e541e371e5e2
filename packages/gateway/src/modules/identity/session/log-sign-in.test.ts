import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { seal } from '../../../testing/seal'

interface Line {
  msg: string
  member?: string | null
  url?: string
}

describe('the log of sign-ins', () => {
  const lines: Line[] = []
  let test: TestGateway
  let member: string
  beforeAll(async () => {
    test = await createTestGateway({ onLogLine: (line) => void lines.push(JSON.parse(line)) })
    member = await addMember(test.db, { account: 'logged' }, await test.gateway.hasher.hash('Play1234'))
  })
  afterAll(() => test.close())
  beforeEach(() => (lines.length = 0))

  const login = async (username: string, password: string) => {
    const { payload, headers } = await seal(test.gateway, { username, password, type: 'username' })
    return test.call({ method: 'POST', url: '/wps/session/login', payload, headers })
  }
  const lineOf = (msg: string) => lines.find((line) => line.msg === msg)

  it('the log records who signed in, how and from where', async () => {
    await login('logged', 'Play1234')
    expect(lineOf('sign-in succeeded')).toMatchObject({ way: 'username', merchant: 'demo', ip: '127.0.0.1' })
    expect(lineOf('signed in')).toMatchObject({ member })
  })

  // SERVER-6
  it('the log records a failed sign-in’s account, method and reason, and nothing that was typed', async () => {
    await login('LOGGED', 'wrong-password')
    expect(lineOf('sign-in refused')).toMatchObject({ way: 'username', code: 'login.failed', member })
    await login('typed-in-the-wrong-field', 'wrong-password')
    expect(lines.filter(({ msg }) => msg === 'sign-in refused').at(-1)).toMatchObject({ member: null })
    const all = JSON.stringify(lines)
    expect(all).not.toContain('wrong-password')
    expect(all).not.toContain('typed-in-the-wrong-field')
  })

  it('the log records whose session a call had, and no account for a call without one', async () => {
    const { headers, id } = await test.signedIn({ account: 'caller' })
    await test.call({ url: '/wps/wallets/balance', headers })
    expect(lines.find(({ url }) => url === '/wps/wallets/balance')).toMatchObject({ member: id })
    await test.call({ url: '/wps/system/settings/consolidated' })
    expect(lines.find(({ url }) => url?.includes('consolidated'))).not.toHaveProperty('member')
  })
})
