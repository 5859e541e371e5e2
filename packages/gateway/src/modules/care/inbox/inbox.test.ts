import type { Mail, MailKind } from '@plaza/contract/site'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

const hourMs = 60 * 60_000

describe('the inbox', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
  })
  afterAll(() => test.close())

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'MAILCEN', isOn })
  const member = () => test.signedIn({ account: `reader${String((names += 1))}` })
  const send = async (
    { id }: TestCaller,
    count: number,
    kind: MailKind = 'personal',
    content = '<p>Hello</p>',
  ) => {
    await test.db.transaction((trx) =>
      trx
        .insertInto('mails')
        .values(
          Array.from({ length: count }, (_, index) => ({
            merchant: 'demo',
            member_id: id,
            kind,
            sender: 'Perla',
            title: JSON.stringify({ en: `${kind} ${String(index + 1)}`, fil: `Liham ${String(index + 1)}` }),
            content: JSON.stringify({ en: content }),
            sent_at: test.clock.now() + index,
            read_at: null,
            deleted_at: null,
          })),
        )
        .execute(),
    )
  }
  interface Answer {
    code?: string
    value: { mails: Mail[]; total: number; totalPages: number; unread: Record<MailKind, number> }
  }
  const list = async ({ headers }: Pick<TestCaller, 'headers'>, query = 'kind=personal&language=en') =>
    (await test.call({ url: `/wps/relay/CSP_getInbox?${query}`, headers })).json<Answer>()
  const change = async ({ headers }: TestCaller, what: 'read' | 'delete' | 'restore', payload: object) =>
    (await test.call({ method: 'PUT', url: `/wps/member/inbox/${what}`, headers, payload })).json<{
      code?: string
    }>()
  const unreadOf = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/relay/CSP_unreadCount', headers })).json<{ value: { mail: number } }>()
      .value.mail

  // MEMBER-8
  it('the inbox has the mails of one kind, newest first, twenty a page, and what is unread of each', async () => {
    const reader = await member()
    await send(reader, 21)
    await send(reader, 2, 'system')
    const { value } = await list(reader)
    expect(value).toMatchObject({ total: 21, totalPages: 2, unread: { system: 2, personal: 21, agent: 0 } })
    expect(value.mails.map(({ title }) => title).slice(0, 2)).toEqual(['personal 21', 'personal 20'])
    expect(value.mails).toHaveLength(20)
    const last = await list(reader, 'kind=personal&language=fil&pageNo=2')
    expect(last.value.mails.map(({ title }) => title)).toEqual(['Liham 1'])
  })

  // MEMBER-8
  it('mails are read by their ids or by kind, and the unread count follows', async () => {
    const reader = await member()
    await send(reader, 3)
    await send(reader, 1, 'agent')
    const [first] = (await list(reader)).value.mails
    await change(reader, 'read', { ids: [first?.id] })
    expect((await list(reader)).value.mails.map(({ isRead }) => isRead)).toEqual([true, false, false])
    expect(await unreadOf(reader)).toBe(3)
    await change(reader, 'read', { kind: 'personal' })
    expect((await list(reader)).value.unread).toEqual({ system: 0, personal: 0, agent: 1 })
  })

  // MEMBER-8
  it('a deleted mail counts for nothing, can be put back for an hour, and not later', async () => {
    const reader = await member()
    await send(reader, 2)
    const ids = (await list(reader)).value.mails.map(({ id }) => id)
    await change(reader, 'delete', { ids })
    expect((await list(reader)).value).toMatchObject({ mails: [], total: 0 })
    expect(await unreadOf(reader)).toBe(0)
    await change(reader, 'restore', { ids: ids.slice(0, 1) })
    expect((await list(reader)).value.mails.map(({ id }) => id)).toEqual(ids.slice(0, 1))
    test.clock.advance(hourMs)
    await change(reader, 'restore', { ids })
    expect((await list(reader)).value.total).toBe(1)
  })

  it('ids of somebody else’s mail change nothing', async () => {
    const [reader, stranger] = [await member(), await member()]
    await send(reader, 1)
    const ids = (await list(reader)).value.mails.map(({ id }) => id)
    for (const what of ['read', 'delete', 'restore'] as const)
      expect((await change(stranger, what, { ids })).code).toBeUndefined()
    expect((await list(reader)).value).toMatchObject({ total: 1, unread: { personal: 1 } })
    expect((await list(stranger)).value.mails).toEqual([])
  })

  it.each([
    ['no id', { ids: [] }],
    ['an id that is not one', { ids: ['1 or 1=1'] }],
    ['more than a hundred', { ids: Array.from({ length: 101 }, (_, index) => String(index + 1)) }],
    ['nothing at all', {}],
  ])('a change of mails with %s is refused', async (_what, payload) => {
    expect((await change(await member(), 'read', payload)).code).toBe('request.invalid')
  })

  // MEMBER-8
  it('the inbox is not available where the merchant has no mail centre', async () => {
    const reader = await member()
    await turn(false)
    expect((await list(reader)).code).toBe('feature.off')
    expect((await change(reader, 'read', { kind: 'system' })).code).toBe('feature.off')
    await turn(true)
    expect((await list(reader)).code).toBeUndefined()
  })
})
