import type { AnyCall } from '@plaza/contract/kernel'
import { everyCall } from '@plaza/contract/testing'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

/** A row of a member: its table, and what a call sends besides its id. */
interface Target {
  table: string
  body?: (id: string) => object
  query?: (id: string) => Record<string, string>
  /** It answers the same whether or not there is such a thing; nothing changes for a stranger. */
  isQuiet?: boolean
}

const ids = (id: string) => ({ ids: [id] })
const byQuery = { query: (id: string) => ({ id }) }
const byBody = { body: (id: string) => ({ id }) }
const search = (table: string): Target => ({ table, query: (id) => ({ search: id }) })

/** What each call with the id of something is about, by the beginning of its name; the longest that fits counts. */
const targets: Readonly<Record<string, Target>> = {
  'security.passkeys.remove': { table: 'passkeys', isQuiet: true },
  'session.end': { table: 'sessions', isQuiet: true },
  'agent.contract.step': { table: 'contracts', body: (id) => ({ id, step: 'accept' }) },
  deposit: { table: 'deposits' },
  'deposit.proofs.send': { table: 'deposits', body: () => ({ uploads: ['picture'] }) },
  withdraw: { table: 'withdrawals' },
  'withdraw.accounts': { table: 'payout_accounts' },
  'turnover.giveUp': { table: 'turnover_requirements', body: () => ({ goesMinor: 0 }) },
  'upline.get': { table: 'upline_transfers' },
  'wallets.transfer.get': { table: 'vendor_transfers' },
  'games.play': { table: 'play_sittings' },
  'lottery.chases.cancel': { table: 'lottery_chases', ...byBody },
  'lottery.chases.detail': { table: 'lottery_chases', ...byQuery },
  'lottery.orders.cancel': { table: 'lottery_orders', ...byBody },
  'lottery.orders.detail': { table: 'lottery_orders', ...byQuery },
  'feedback.answer': {
    table: 'feedback',
    body: () => ({ key: randomUUID(), content: 'something of my own' }),
  },
  'feedback.close': { table: 'feedback' },
  'feedback.send': {
    table: 'uploads',
    body: (id) => ({ key: randomUUID(), category: 'other', content: 'a picture of another', uploads: [id] }),
  },
  upload: { table: 'uploads' },
  inbox: { table: 'mails', body: ids, isQuiet: true },
  'inbox.reply': { table: 'mails', body: () => ({ key: randomUUID(), content: 'something of my own' }) },
  'rewards.claim': { table: 'rewards' },
  'rewards.claimAll': { table: 'rewards', body: ids, isQuiet: true },
  'rewards.forfeit': { table: 'rewards', body: () => ({ goesMinor: 0 }) },
  'records.deposits': search('deposits'),
  'records.withdrawals': search('withdrawals'),
  'records.transactions': search('deposits'),
  'member.gameRecord': search('lottery_orders'),
}

/** Calls with the id of something of the merchant, or that another test walks. */
const notWalked: Readonly<Record<string, string>> = {
  'kyc.submit': 'its body is encrypted; pictures of another are refused in kyc.test.ts',
  'games.favourites.remove': 'a game of the merchant',
  'missions.claim': 'a mission of the merchant',
  'promotions.join': 'a promotion of the merchant',
  'promotions.apply': 'a promotion of the merchant; its pictures are checked like those of feedback.send',
  'envelopes.open': 'for whom an envelope is: envelopes.test.ts',
  'rain.draw': 'a session of the merchant',
  'withdraw.create': 'the account is looked for among the own ones, after the password: withdrawal.test.ts',
}

interface Described {
  _zod: { def: { shape?: object; options?: readonly Described[] } }
}
/** Names of the fields that a part of a call has, in any of its forms. */
function fieldsOf(part: AnyCall['query']): string[] {
  if (!part) return []
  const { shape = {}, options = [] } = (part as unknown as Described)._zod.def
  return [...Object.keys(shape), ...options.flatMap((one) => fieldsOf(one as unknown as AnyCall['query']))]
}
const namesOne = /^(?:id|ids|accountId|uploads|search|session|play)$/
const hasId = (call: AnyCall): boolean =>
  call.path.includes('/:') ||
  [...fieldsOf(call.query), ...fieldsOf(call.body)].some((name) => namesOne.test(name))

/** Every call with an account that names one thing. */
const callsOfOne = everyCall.filter((call) => call.auth !== 'none' && call.auth !== 'agent' && hasId(call))

function targetOf({ id }: AnyCall): Target {
  const [name] = Object.keys(targets)
    .filter((start) => id === start || id.startsWith(`${start}.`))
    .toSorted((one, other) => other.length - one.length)
  const target = name === undefined ? undefined : targets[name]
  if (!target)
    throw new Error(`nothing says whose row the call ${id} is about: give its table in \`targets\``)
  return target
}

describe('what belongs to a member', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const sent = await test.call({
      method: 'POST',
      url: '/wps/upload',
      headers: await test.as('player01'),
      payload: { picture: picture.toString('base64') },
    })
    expect(sent.statusCode).toBe(200)
    await sql`insert into passkeys (id, merchant, member_id, public_key, counter, host, name, created_at)
      select 'key-of-player01', merchant, id, '', 0, 'localhost', 'phone', 0 from members
      where merchant = 'demo' and account = 'player01'`.execute(test.db.write)
  })
  afterAll(() => test.close())

  const strangers = ['vip05', 'agent01']
  /** A row of a member of the demo other than the strangers, and its owner. */
  async function rowOf({ table }: Target): Promise<{ id: string; owner: string }> {
    const { rows } = await sql<{ id: string; owner: string }>`
      select t.id::text as id, m.account as owner from ${sql.table(table)} t join members m on m.id = t.member_id
      where m.merchant = 'demo' and m.type <> 4 and m.account <> all(${strangers}::text[])
      order by m.account <> 'player01', t.id limit 1`.execute(test.db.read)
    if (!rows[0]) throw new Error(`no member of the demo has a row of ${table}`)
    return rows[0]
  }
  const stateOf = async ({ table }: Target, id: string): Promise<unknown> =>
    (
      await sql`select to_jsonb(t) as row from ${sql.table(table)} t where id::text = ${id}`.execute(
        test.db.read,
      )
    ).rows

  const elsewhere = async () => {
    const { account, merchant } = await test.db.read
      .selectFrom('members')
      .select(['account', 'merchant'])
      .where('merchant', '<>', 'demo')
      .where('type', '<>', 4)
      .limit(1)
      .executeTakeFirstOrThrow()
    return test.as(account, merchant)
  }

  it('every call about one thing is walked, or left out for a reason', () => {
    expect(callsOfOne.length).toBeGreaterThanOrEqual(35)
    const left = Object.keys(notWalked)
    expect(left.filter((id) => !callsOfOne.some((call) => call.id === id))).toEqual([])
    for (const call of callsOfOne) if (!left.includes(call.id)) expect(targetOf(call).table).not.toBe('')
  })

  it('a new call with an id and no row is found', () => {
    expect(() => targetOf({ id: 'diary.read' } as AnyCall)).toThrow('diary.read')
  })

  // DEPOSIT-3, WITHDRAW-3, WITHDRAW-5, UPLINE-1, WALLET-2
  it.each(
    callsOfOne
      .filter(({ id }) => !(id in notWalked))
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('%s answers nothing to a stranger, an agent or a member of another merchant', async (_name, call) => {
    const target = targetOf(call)
    const { id, owner } = await rowOf(target)
    const isSearch = fieldsOf(call.query).includes('search')
    const query = new URLSearchParams(target.query?.(id) ?? {}).toString()
    const url = call.path.replace(/:\w+/, encodeURIComponent(id)) + (query === '' ? '' : `?${query}`)
    if (call.method === 'GET')
      expect((await test.call({ url, headers: await test.as(owner) })).statusCode).toBe(200)
    const before = await stateOf(target, id)
    for (const headers of [await test.as('vip05'), await test.as('agent01'), await elsewhere()]) {
      const answer = await test.call({
        method: call.method as 'GET',
        url,
        headers: { ...headers, origin: `http://${headers.host}`, 'idempotency-key': randomUUID() },
        ...(call.method !== 'GET' && { payload: target.body?.(id) ?? {} }),
      })
      const { code } = answer.json<{ code?: string }>()
      // Where a merchant has switched the part off, nobody reaches anything of it.
      if (code === 'feature.off') continue
      if (isSearch || target.isQuiet) {
        expect(answer.statusCode).toBe(200)
        if (isSearch) expect(answer.body).not.toContain(id)
      } else
        expect([answer.statusCode, code]).toEqual([
          404,
          expect.stringMatching(/\.(?:not\.found|unknown|none)$/),
        ])
    }
    expect(await stateOf(target, id)).toEqual(before)
  })
})
