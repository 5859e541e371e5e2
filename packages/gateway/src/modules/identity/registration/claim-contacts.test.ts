import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { addMember } from '../../../testing/fixtures'
import { readOutbox } from '../../../testing/read-outbox'
import { registerWalk } from './testing/register-walk'

const password = 'Perla-by-the-sea'
const dayMs = 24 * 60 * 60_000
describe('registering with an e-mail or number that a member has', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    await walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
    await addMember(test.db, { account: 'Owner01', email: 'owner@example.ph', mobileNum: '9175550001' }, '-')
    await addMember(test.db, { account: 'barred', email: 'barred@example.ph', blocked: true }, '-')
  })
  afterAll(() => test.close())

  /** The answer without the fields that differ for every member. */
  const outcomeOf = ({ answer }: Awaited<ReturnType<typeof walk.submit>>) => {
    const { value, ...rest } = answer.json<{ value: Record<string, unknown> }>()
    return {
      status: answer.statusCode,
      ...{ ...rest, requestId: '', now: 0 },
      value: { ...value, id: '', token: '', userName: '' },
      cookies: answer.cookies.map(({ name }) => name),
    }
  }
  const statements = async (form: object) => {
    const reads = jest.spyOn(test.db.read, 'selectFrom')
    const made = await walk.submit({ password, ...form })
    // Merchants are cached in memory for a while.
    const tables = reads.mock.calls.map(([table]) => table).filter((table) => table !== 'merchants')
    reads.mockRestore()
    return { said: outcomeOf(made), tables }
  }

  it.each([
    ['an e-mail', { email: ' OWNER@example.ph ' }, { email: 'nobody@example.ph' }],
    ['a number', { mobileNum: '9175550001' }, { mobileNum: '9175550002' }],
  ])(
    'registering with a member’s contact is answered as with a free one, by the same statements: %s',
    async (what, taken, free) => {
      const suffix = what === 'a number' ? 'b' : 'a'
      const withTaken = await statements({ username: `stranger1${suffix}`, ...taken })
      const withFree = await statements({ username: `stranger2${suffix}`, ...free })
      expect(withTaken.said).toMatchObject({ status: 200, success: true })
      expect(withTaken).toEqual(withFree)
    },
  )

  it('a claimed e-mail and number stay with their owner, and the new member gets what is free', async () => {
    expect(await walk.member('stranger1a')).toMatchObject({ email: null })
    expect(await walk.member('stranger1b')).toMatchObject({ mobile_num: null, dialling_code: null })
    expect(await walk.member('stranger2a')).toMatchObject({ email: 'nobody@example.ph' })
    expect(await walk.member('stranger2b')).toMatchObject({ mobile_num: '9175550002', dialling_code: '63' })
  })

  it('only the owner of a claimed contact is notified, by mail and SMS, with the way to sign in', async () => {
    await test.runJobs()
    const [letter, ...noMore] = await readOutbox(test, 'owner@example.ph')
    expect(noMore).toEqual([])
    expect(letter?.body).toContain('Owner01')
    expect(letter?.body).toMatch(/\/m\/login/)
    expect(letter?.body).not.toContain('stranger1')
    const [sms, ...others] = await readOutbox(test, '+639175550001')
    expect(others).toEqual([])
    expect(sms?.body).toMatch(/\/m\/login/)
    expect(await readOutbox(test, 'nobody@example.ph')).toEqual([])
    expect(await readOutbox(test, '+639175550002')).toEqual([])
  })

  it('the owner of a claimed contact is notified once a day, in the language of the page', async () => {
    const again = async (username: string) => {
      await walk.submit({ username, password, email: 'owner@example.ph' }, 'username', {
        'accept-language': 'en',
      })
      await test.runJobs()
      return readOutbox(test, 'owner@example.ph')
    }
    expect(await again('stranger3')).toHaveLength(1)
    test.clock.advance(dayMs)
    const letters = await again('stranger4')
    expect(letters).toHaveLength(2)
    expect(letters[0]).toMatchObject({ subject: 'You already have an account at demo' })
  })

  it('a blocked owner of a claimed contact is not notified', async () => {
    await walk.submit({ username: 'stranger5', password, email: 'barred@example.ph' })
    await test.runJobs()
    expect(await readOutbox(test, 'barred@example.ph')).toEqual([])
  })

  it('at most five notifying SMS are sent for one address in a day', async () => {
    for (let index = 0; index < 7; index += 1) {
      const mobileNum = `917666000${String(index)}`
      await addMember(test.db, { account: `phoned${String(index)}`, mobileNum }, '-')
      const headers = { 'x-forwarded-for': '203.0.113.77' }
      await walk.submit({ username: `bomber${String(index)}`, password, mobileNum }, 'username', headers)
    }
    await test.runJobs()
    const sent = await test.db.read.selectFrom('outbox').select('recipient').execute()
    expect(sent.filter(({ recipient }) => recipient.startsWith('+63917666'))).toHaveLength(5)
  })

  it('two concurrent registrations with one e-mail both succeed, and one of them gets the e-mail', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `twin${String(index)}`)
    const made = await Promise.all(
      names.map((username) => walk.submit({ username, password, email: 'both@example.ph' })),
    )
    expect(made.map(({ code }) => code)).toEqual(names.map(() => undefined))
    const members = await Promise.all(names.map(walk.member))
    expect(members.filter((member) => member?.email === 'both@example.ph')).toHaveLength(1)
  })
})
