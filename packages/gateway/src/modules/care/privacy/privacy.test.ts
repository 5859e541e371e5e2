import type { ExportedData, Privacy, ProtectionEntry } from '@plaza/contract/site'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { perform } from '../../../testing/perform'
import { keptTables } from './kept-tables'

/** Tables with a member's rows that the file leaves out, each with why. */
const leftOut: Readonly<Record<string, string>> = {
  announcement_reads: 'which announcements were opened, for the unread mark alone',
  agent_rates: 'rates by day as they count; each was a change of agent_rate_changes',
  authenticators: 'a secret, which nobody reads',
  automatic_transfers: 'a switch of the wallets page',
  chat_tokens: 'a hash, for a minute',
  contract_requests: 'requests of an earlier release, which came to nothing',
  deposit_limits: 'limits as an earlier release kept them; they are in member_limits',
  envelope_receivers: 'for whom an envelope is; what was opened is in envelope_packets',
  idempotency: 'answers of calls that were made once, for a day',
  known_devices: 'a hash of a browser',
  password_links: 'a hash, for an hour',
  payment_passwords: 'a hash',
  play_limits: 'limits as an earlier release kept them; they are in member_limits',
  rain_players: 'how many chances were used; what was drawn is in rain_draws',
  reality_checks: 'the clock of a session',
  rebate_days: 'how a rebate was worked out; what was claimed is in rebate_claims',
  income_shares: 'how an income was worked out; what was earned is in agent_incomes',
  member_hours: 'play by the hour; the same is in days',
  salaries: 'how a salary was worked out; what was earned is in agent_incomes',
  member_lines: 'whom the account stands below, which is worked out from its upline',
  member_moves: 'below whom operators placed the account; nothing that its member did',
  passkey_challenges: 'hashes, for some minutes',
  recovery_codes: 'hashes',
  reward_parts: 'parts of a reward, whose whole is in rewards',
  sign_in_steps: 'a hash, for some minutes',
  team_day_changes: 'what is added to the figures of agents within seconds; the figures are in days',
  trials: 'trial accounts have no person',
  vendor_accounts: 'a name of the member at a vendor that says nothing',
  vendor_transactions: 'single bookings of rounds, which are in play_rounds',
  vendor_wallets: 'when a vendor was asked; the balance is in accounts',
  vouchers: 'codes; what was redeemed is among deposits',
}

interface Answer {
  success: boolean
  code?: string
  value: Privacy & ExportedData & { entries: ProtectionEntry[] }
}
const url = '/wps/member/privacy'

describe('what is kept about a member', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  const call = async ({ headers }: Pick<TestCaller, 'headers'>, path = '', payload?: object) =>
    (
      await test.call({ url: `${url}${path}`, headers, ...(payload && { method: 'POST', payload }) })
    ).json<Answer>()
  const history = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/member/responsible/history', headers })).json<Answer>().value.entries

  // RG-12
  it('nothing is allowed before it was chosen; a choice applies at once and is kept with old and new, once', async () => {
    const caller = await test.signedIn({ account: 'chooser', isUninformed: true })
    const given = async () =>
      (await call(caller)).value.consents.filter(({ isGiven }) => isGiven).map(({ channel }) => channel)
    expect(await given()).toEqual([])
    await call(caller, '/consent', { channel: 'email', isGiven: true })
    await call(caller, '/consent', { channel: 'email', isGiven: true })
    expect(await given()).toEqual(['email'])
    await call(caller, '/consent', { channel: 'email', isGiven: false })
    await call(caller, '/consent', { channel: 'sms', isGiven: false })
    expect(await given()).toEqual([])
    expect((await history(caller)).map(({ subject, before, after }) => [subject, before, after])).toEqual([
      ['email', 'given', 'not-given'],
      ['email', 'not-given', 'given'],
    ])
    expect(await call(caller, '/consent', { channel: 'pigeon', isGiven: true })).toMatchObject({
      code: 'request.invalid',
    })
  })

  // RG-14
  it('the file has what is kept of its member and of nobody else, without a secret', async () => {
    const [mine, other] = [
      await test.signedIn({ account: 'filed' }),
      await test.signedIn({ account: 'unfiled' }),
    ]
    await call(mine, '/consent', { channel: 'push', isGiven: true })
    await call(other, '/consent', { channel: 'sms', isGiven: true })
    const { value } = await call(mine, '/export', {})
    expect(value.account).toBe('filed')
    expect(value.kept['account']).toMatchObject([{ account: 'filed' }])
    expect(value.kept['consents']).toMatchObject([{ channel: 'push', is_given: true }])
    const text = JSON.stringify(value)
    expect(text).not.toContain('unfiled')
    expect(text).not.toMatch(/argon2|_hash|secret/)
    expect((await history(mine))[0]).toMatchObject({ action: 'data-export' })
  })

  // RG-14
  it('the file needs a proof that is not older than five minutes', async () => {
    const caller = await test.signedIn({ account: 'stale' })
    test.clock.advance(5 * 60_000 + 1_000)
    expect(await call(caller, '/export', {})).toMatchObject({ code: 'reauth.required' })
    expect(await call(caller, '/deletion', { reason: '' })).toMatchObject({ code: 'reauth.required' })
  })

  // RG-14
  it('every table with rows of a member is in the file or left out for a reason, and no column of it is a secret', async () => {
    const { rows } = await sql<{ name: string; column: string }>`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public'`.execute(test.db.read)
    const withMember = new Set(
      rows.filter(({ column }) => column === 'member_id' || column === 'owner').map(({ name }) => name),
    )
    const said = [...keptTables.map(({ table }) => table), ...Object.keys(leftOut)]
    expect([...withMember].filter((name) => !said.includes(name))).toEqual([])
    expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([])
    const columns = keptTables.flatMap(({ table, columns: of }) => of.map((column) => `${table}.${column}`))
    const known = new Set(rows.map(({ name, column }) => `${name}.${column}`))
    expect(columns.filter((column) => !known.has(column))).toEqual([])
    expect(columns.filter((column) => /hash|secret|token|salt|kept_number/.test(column))).toEqual([])
  })

  // RG-14
  it('a request to delete is a case: asked for once, taken back, refused, and done, which closes the account', async () => {
    const caller = await test.signedIn({ account: 'leaving' })
    const ask = () => call(caller, '/deletion', { reason: 'I play no more' })
    const first = (await ask()).value.deletion
    expect(first).toMatchObject({ state: 'open' })
    expect((await ask()).value.deletion?.id).toBe(first?.id)
    expect((await call(caller, '/deletion/drop', {})).value.deletion).toMatchObject({ state: 'dropped' })
    test.clock.advance(1_000)
    const second = (await ask()).value.deletion
    const decide = (kind: 'deletion-done' | 'deletion-refuse', request = '', text = 'Please write to us') =>
      perform(test.db, { kind, request, text }, { by: 'ana', why: null }, test.clock.now())
    await decide('deletion-refuse', second?.id)
    expect((await call(caller)).value.deletion).toMatchObject({
      state: 'refused',
      answer: 'Please write to us',
    })
    await expect(decide('deletion-done', second?.id)).rejects.toThrow('no open request')
    test.clock.advance(1_000)
    const third = (await ask()).value.deletion
    await expect(decide('deletion-done', third?.id, ' ')).rejects.toThrow('Give the answer')
    const pay = (amountMinor: number) =>
      test.db.transaction((trx) =>
        transfer(trx, {
          merchant: 'demo',
          currency: 'PHP',
          kind: 'adjustment',
          reference: randomUUID(),
          entries: [
            { account: houseAccount('house:adjustments'), amountMinor: -amountMinor },
            { account: memberWallet(caller.id, 'main'), amountMinor },
          ],
          now: test.clock.now(),
        }),
      )
    await pay(500_00)
    await expect(decide('deletion-done', third?.id)).rejects.toThrow('still holds 50000 (PHP')
    await pay(-500_00)
    await decide('deletion-done', third?.id)
    expect(await call(caller)).toMatchObject({ code: 'session.expired' })
    const mails = await test.db.read
      .selectFrom('mails')
      .select('title')
      .where('member_id', '=', caller.id)
      .orderBy('id')
      .execute()
    expect(mails.map(({ title }) => (title as { en: string }).en)).toEqual([
      'Your request to delete your data was refused',
      'Your account is closed',
    ])
  })
})
