import type { AnswerOf } from '@plaza/contract/kernel'
import type { promotionsCall } from '@plaza/contract/growth'
import type { agreementCall, announcementsCall, contactsCall, helpCall } from '@plaza/contract/site'
import { eventually, faultIn, operate } from '@plaza/gateway/testing'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Announcements = AnswerOf<typeof announcementsCall>

describe('content of a merchant', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const announcements = (query: string, headers = {}) =>
    test.value<Announcements>(`/wps/announcements?${query}`, headers)

  // NOTICE-1
  it('announcements have the requested types and group, newest first', async () => {
    const home = await announcements('types=B,PL,PU,H&groupName=m_home&platform=M&merchantCode=demo&token=')
    expect(new Set(home.announcements.map((one) => one.type))).toEqual(new Set(['B', 'PL', 'PU']))
    const times = home.announcements.map((one) => one.publishedAt)
    expect(times).toEqual([...times].sort((one, other) => other - one))
    const register = await announcements('types=B&groupName=m_reg')
    expect(register.announcements.map((one) => one.id)).toEqual(['welcome'])
  })

  it('content is in the merchant’s language unless another of its languages is requested', async () => {
    const title = async (query: string) =>
      (await announcements(`types=B&groupName=m_reg${query}`)).announcements[0]?.title
    expect(await title('')).toBe('Maligayang pagdating sa Perla')
    expect(await title('&language=EN')).toBe('Welcome to Perla')
    expect(await title('&language=ja')).toBe('Maligayang pagdating sa Perla')
  })

  // NOTICE-1
  it('content is in English where it is not written in a language of the merchant', async () => {
    await operate(test.db, {
      kind: 'setting',
      merchant: 'demo',
      path: 'languages',
      value: ['fil', 'en', 'ar'],
    })
    const inArabic = () => announcements('types=B,PU&language=ar')
    await eventually(async () => {
      const { announcements: list } = await inArabic()
      expect(list.find((one) => one.id === 'welcome')?.title).toBe('Welcome to Perla')
    })
    const { announcements: list } = await inArabic()
    expect(list.every((one) => one.content.length > 0)).toBe(true)
    const { entries } = await test.value<AnswerOf<typeof helpCall>>('/wps/help?language=ar')
    expect(entries[0]?.title).toBe('How to begin')
  })

  // POPUP-2
  it('pop-ups exist for members, visitors and a first visit, with internal and external links and an action', async () => {
    const { announcements: list } = await announcements(
      'types=B,PL,PU,H&groupName=m_home&platform=M&language=en',
    )
    const popups = list.filter((one) => one.type === 'PU')
    expect(popups.map((one) => one.execution).sort()).toEqual(['A', 'A', 'B', 'B', 'F'])
    expect(popups.map((one) => one.goTo)).toContain('/m/rewardCenter')
    for (const execution of ['A', 'B']) {
      const html = popups
        .filter((one) => one.execution === execution)
        .map((one) => one.content)
        .join('')
      expect(html).toMatch(/<a href="\/m\//)
      expect(html).toMatch(/<a href="https:\/\//)
    }
  })

  // AGREEMENT-1
  it('the agreement has sections in both languages, with the merchant’s name and minimum age', async () => {
    const read = (query: string, headers?: Record<string, string>) =>
      test.value<AnswerOf<typeof agreementCall>>(`/wps/system/agreement?${query}`, headers)
    const [en, fil] = [await read('language=en'), await read('language=fil')]
    expect(en.title).toBe('User agreement of Perla')
    expect(fil.title).toBe('Kasunduan ng gumagamit ng Perla')
    for (const { content } of [en, fil]) {
      expect(content.match(/<h3>/g)).toHaveLength(9)
      expect(content).toContain('Perla')
      expect(content).toContain('21')
      expect(faultIn(content)).toBeUndefined()
    }
    expect((await read('language=en', { host: 'lite.localhost' })).title).toBe('User agreement of Lite')
  })

  // TEXT-1
  it('stored content contains nothing that could run', async () => {
    const rows = await Promise.all(
      (['announcements', 'promotions', 'help_entries', 'agreements'] as const).map((table) =>
        test.db.read.selectFrom(table).select('content').execute(),
      ),
    )
    const texts = rows.flat().flatMap((row) => Object.values(row.content))
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts) expect(faultIn(text)).toBeUndefined()
  })

  // NOTICE-2
  it('agents’ announcements are shown to agents alone, with the number of unread ones', async () => {
    expect((await announcements('types=A')).announcements).toEqual([])
    const player = await announcements('types=A', await test.as('player01'))
    expect(player).toEqual({ announcements: [], footer: { unreadCount: 0 } })
    const headers = await test.as('agent01')
    const before = await announcements('types=A&groupName=m_home&merchantCode=demo', headers)
    expect(before.announcements).toHaveLength(20)
    expect(before.footer.unreadCount).toBe(3)
    expect(before.announcements.slice(0, 4).map(({ id, isRead }) => [id, isRead])).toEqual([
      ['agents-rebate-hours', false],
      ['agents-replies', false],
      ['agents-salary-hours', false],
      ['agents-links', true],
    ])
    const read = async (who: string, id: string) =>
      (
        await test.call({
          method: 'POST',
          url: '/wps/announcements/read',
          headers: await test.as(who),
          payload: { id },
        })
      ).json<{ success: boolean; code?: string }>()
    for (const _twice of [1, 2])
      expect(await read('agent01', 'agents-replies')).toMatchObject({ success: true })
    const after = await announcements('types=A', headers)
    expect(after.footer.unreadCount).toBe(2)
    expect(after.announcements.slice(0, 3).map((one) => one.isRead)).toEqual([false, true, false])
    const unreadOf = async (who: string) =>
      (await announcements('types=A', await test.as(who))).footer.unreadCount
    expect([await unreadOf('agent02'), await unreadOf('agent03')]).toEqual([8, 20])
    // What is not for agents, or not there, is answered alike.
    for (const id of ['red-rain-rules', 'nothing'])
      expect(await read('agent01', id)).toMatchObject({ code: 'request.not.found' })
    expect(await read('player01', 'agents-replies')).toMatchObject({ code: 'agent.only' })
  })

  it('the promotions that are switched on are listed with their status', async () => {
    const { promotions } = await test.value<AnswerOf<typeof promotionsCall>>(
      '/wps/promotions/available?language=en',
    )
    expect(Object.fromEntries(promotions.map((one) => [one.id, one.status]))).toEqual({
      'welcome-100': 'open',
      'reload-20': 'open',
      'cashback-5': 'open',
      'slot-marathon': 'open',
      'harbour-nights': 'open',
      'calm-waters': 'open',
      'open-evening': 'open',
      birthday: 'open',
      'big-catch': 'open',
      friends: 'open',
      'lantern-missions': 'coming',
      'red-rain': 'open',
      harvest: 'closed',
    })
    const lite = await test.value<AnswerOf<typeof promotionsCall>>('/wps/promotions/available', {
      host: 'lite.localhost',
    })
    expect(lite.promotions.every((one) => one.promo === 'WELCOME')).toBe(true)
  })

  // SERVICE-1
  it('help and contacts are available', async () => {
    const { entries } = await test.value<AnswerOf<typeof helpCall>>('/wps/help?device=MOBILE&language=en')
    expect(entries.map((entry) => entry.title)).toContain('Deposits')
    expect(entries.every((entry) => !/<script|style=|\son\w+=/.test(entry.content))).toBe(true)
    const { contacts } = await test.value<AnswerOf<typeof contactsCall>>('/wps/system/service/contacts')
    expect(contacts.map((contact) => contact.type)).toEqual(['CS', 'CS', 'TELEGRAM', 'FACEBOOK'])
    // The link is sealed, so no part of the address is visible.
    for (const { link } of contacts) expect(link).toMatch(/^[\w-]{60,}$/)
    const lite = await test.value<AnswerOf<typeof contactsCall>>('/wps/system/service/contacts', {
      host: 'lite.localhost',
    })
    expect(lite.contacts.map((contact) => contact.type)).toEqual(['CS'])
  })

  it.each([
    [`/wps/announcements?types=${'B,'.repeat(20)}`, 400, 'request.invalid'],
    [`/wps/announcements?groupName=${'x'.repeat(33)}`, 400, 'request.invalid'],
    ['/wps/announcements?merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/help?language=a&language=b', 400, 'request.invalid'],
  ])('the content calls refuse %s', async (url, status, code) => {
    const answer = await test.call({ url })
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status, code })
  })

  it('unknown types have no content', async () => {
    expect(await announcements("types=X,';--")).toEqual({ announcements: [], footer: { unreadCount: 0 } })
  })
})
