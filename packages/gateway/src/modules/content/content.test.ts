import type { announcementsCall, AnswerOf, contactsCall, helpCall, promotionsCall } from '@plaza/contract'
import { createSeededGateway, type SeededGateway } from '../../world/testing/create-seeded-gateway'
import { nextStart } from './content-queries'

type Announcements = AnswerOf<typeof announcementsCall>

describe('content of a merchant', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  }, 60_000)
  afterAll(() => test.close())

  const announcements = (query: string, headers = {}) =>
    test.value<Announcements>(`/wps/announcements?${query}`, headers)

  it('has announcements of the types and the group asked for, newest first', async () => {
    const home = await announcements('types=B,PL,PU,H&groupName=m_home&platform=M&merchantCode=demo&token=')
    expect(new Set(home.announcements.map((one) => one.type))).toEqual(new Set(['B', 'PL', 'PU']))
    const times = home.announcements.map((one) => one.publishedAt)
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const register = await announcements('types=B&groupName=m_reg')
    expect(register.announcements.map((one) => one.id)).toEqual(['welcome'])
  })

  it('is in the merchant’s language unless another of its languages is asked for', async () => {
    const title = async (query: string) =>
      (await announcements(`types=B&groupName=m_reg${query}`)).announcements[0]?.title
    expect(await title('')).toBe('Maligayang pagdating sa Perla')
    expect(await title('&language=EN')).toBe('Welcome to Perla')
    expect(await title('&language=ar')).toBe('Maligayang pagdating sa Perla')
  })

  it('shows agents’ announcements to agents alone, and how many they have not read', async () => {
    expect((await announcements('types=A')).announcements).toEqual([])
    const player = await announcements('types=A', await test.as('player01'))
    expect(player).toEqual({ announcements: [], footer: { unreadCount: 0 } })
    const headers = await test.as('agent01')
    const before = await announcements('types=A&groupName=m_home&merchantCode=demo', headers)
    expect(before.announcements.map((one) => one.id)).toEqual(['agents-month', 'agents-conduct'])
    expect(before.footer.unreadCount).toBe(2)
    const { id } = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'agent01')
      .executeTakeFirstOrThrow()
    const read = { merchant: 'demo', announcement_id: 'agents-month', member_id: id, read_at: 1 }
    await test.db.read.insertInto('announcement_reads').values(read).execute()
    expect((await announcements('types=A', headers)).footer.unreadCount).toBe(1)
  })

  it('has the promotions that are switched on, with their status', async () => {
    const { promotions } = await test.value<AnswerOf<typeof promotionsCall>>(
      '/wps/promotions/available?language=en',
    )
    expect(Object.fromEntries(promotions.map((one) => [one.id, one.status]))).toEqual({
      'welcome-100': 'coming',
      'cashback-5': 'open',
      'lantern-missions': 'coming',
      'red-rain': 'coming',
      harvest: 'closed',
    })
    const lite = await test.value<AnswerOf<typeof promotionsCall>>('/wps/promotions/available', {
      host: 'lite.localhost',
    })
    expect(lite.promotions.every((one) => one.promo === 'WELCOME')).toBe(true)
  })

  it('has help and contacts', async () => {
    const { entries } = await test.value<AnswerOf<typeof helpCall>>('/wps/help?device=MOBILE&language=en')
    expect(entries.map((entry) => entry.title)).toContain('Deposits')
    expect(entries.every((entry) => !/<script|style=|\son\w+=/.test(entry.content))).toBe(true)
    const { contacts } = await test.value<AnswerOf<typeof contactsCall>>('/wps/system/service/contacts')
    expect(contacts.map((contact) => contact.type)).toEqual(['CS', 'TELEGRAM', 'FACEBOOK'])
  })

  it.each([
    [`/wps/announcements?types=${'B,'.repeat(20)}`, 400, 'request.invalid'],
    [`/wps/announcements?groupName=${'x'.repeat(33)}`, 400, 'request.invalid'],
    ['/wps/announcements?merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/help?language=a&language=b', 400, 'request.invalid'],
  ])('refuses %s', async (url, status, code) => {
    const answer = await test.call({ url })
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status, code })
  })

  it('has nothing for types that there are not', async () => {
    expect(await announcements("types=X,';--")).toEqual({ announcements: [], footer: { unreadCount: 0 } })
  })
})

describe('a match that comes again', () => {
  it.each([
    [1_000, null, 5_000, 1_000],
    [1_000, 100, 500, 1_000],
    [1_000, 100, 1_000, 1_000],
    [1_000, 100, 1_001, 1_100],
    [1_000, 100, 1_950, 2_000],
  ])('of %d every %s is at %4$d when it is %d', (startsAt, repeats, now, expected) => {
    expect(nextStart(startsAt, repeats, now)).toBe(expected)
  })
})
