import { randomUUID } from 'node:crypto'
import type { Feedback } from '@plaza/contract/site'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'
import { feedbackCases } from './feedback-cases'

interface Answer {
  code?: string
  value: {
    feedback: Feedback
    total: number
    totalPages: number
    terms: { shortest: number; longest: number }
    longest?: number
  }
}
const ana = { by: 'ana', why: null }
const words = 'My deposit of yesterday is missing'

describe('feedback', () => {
  let test: TestGateway
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
  })
  afterAll(() => test.close())

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'flag', merchant: 'demo', name: 'FEEDBACK3', isOn })
  const member = () => test.signedIn({ account: `writer${String((names += 1))}` })
  const put = async ({ headers }: TestCaller, url: string, payload?: object) =>
    (await test.call({ method: 'PUT', url, headers, ...(payload && { payload }) })).json<Answer>()
  const send = (caller: TestCaller, more: object = {}) =>
    put(caller, '/wps/feedback', { key: randomUUID(), category: 'deposit', content: words, ...more })
  const list = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/member/feedback', headers })).json<{
      code?: string
      value: { feedback: Feedback[]; total: number; terms: object }
    }>()
  const reply = (feedback: string, text: string) =>
    perform(test.db, { kind: 'feedback-reply', feedback, text }, ana, test.clock.now())

  // FEEDBACK-1
  it('feedback is replied to in the queue, told in the inbox, answered, and closed', async () => {
    const caller = await member()
    const { value } = await send(caller, { reference: 'PZ123', contact: '0917 555' })
    expect(value.feedback).toMatchObject({
      state: 'submitted',
      reference: 'PZ123',
      contact: '0917 555',
      pictures: 0,
    })
    const { id } = value.feedback
    await reply(id, 'It arrived this morning.')
    const mail = await test.db.read
      .selectFrom('mails')
      .selectAll()
      .where('member_id', '=', caller.id)
      .execute()
    expect(mail.map(({ title }) => title)).toEqual([
      expect.objectContaining({ en: `We replied to your feedback ${id}` }),
    ])
    const answered = await put(caller, `/wps/feedback/${id}/answer`, {
      key: randomUUID(),
      content: 'Thank you, I see it.',
    })
    expect(answered.value.feedback).toMatchObject({ state: 'processing' })
    expect(
      answered.value.feedback.messages.map(({ isFromMember, content }) => [isFromMember, content]),
    ).toEqual([
      [true, words],
      [false, 'It arrived this morning.'],
      [true, 'Thank you, I see it.'],
    ])
    expect((await put(caller, `/wps/feedback/${id}/close`)).value.feedback.state).toBe('closed')
    expect(
      (await put(caller, `/wps/feedback/${id}/answer`, { key: randomUUID(), content: words })).code,
    ).toBe('feedback.closed')
    await expect(reply(id, 'Too late')).rejects.toThrow('is closed')
  })

  it('operators find what waits, the longest first, and the member sees that somebody looks at it', async () => {
    const caller = await member()
    const { id } = (await send(caller)).value.feedback
    const listed = await feedbackCases.list(test.db.read, test.clock.now())
    expect(listed).toContainEqual(expect.objectContaining({ id, state: 'submitted', category: 'deposit' }))
    await test.db.transaction((trx) => feedbackCases.take(trx, id, ana, test.clock.now()))
    expect((await list(caller)).value.feedback[0]?.state).toBe('processing')
    await reply(id, 'We found it.')
    expect(await feedbackCases.list(test.db.read, test.clock.now())).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it('the same key sends feedback once, also at the same moment', async () => {
    const caller = await member()
    const key = randomUUID()
    const answers = await Promise.all([send(caller, { key }), send(caller, { key }), send(caller, { key })])
    expect(new Set(answers.map(({ value }) => value.feedback.id)).size).toBe(1)
    expect((await list(caller)).value.total).toBe(1)
  })

  it.each([
    ['nine characters', 'a'.repeat(9), 'feedback.length'],
    ['ten characters', 'a'.repeat(10), undefined],
    ['ten flags, each of which is one character', '🇵🇭'.repeat(10), undefined],
    ['500 families of emoji', '👨‍👩‍👧‍👦'.repeat(500), undefined],
    ['501 characters', 'a'.repeat(501), 'feedback.length'],
    ['blanks alone', ' '.repeat(40), 'feedback.length'],
    ['marks of direction alone', '\u202e'.repeat(40), 'feedback.length'],
    ['sixty thousand characters', 'a'.repeat(60_000), 'feedback.length'],
  ])(
    'feedback of %s is taken or refused by the characters that a person sees',
    async (_what, content, code) => {
      expect((await send(await member(), { content })).code).toBe(code)
    },
  )

  it('markup is kept as the text that it is, and marks of direction are removed', async () => {
    const { value } = await send(await member(), { content: '<script>alert(1)</script> \u202eabc' })
    expect(value.feedback.messages[0]?.content).toBe('<script>alert(1)</script> abc')
  })

  it('a member writes twenty times a day at most', async () => {
    const caller = await member()
    for (let count = 0; count < 20; count += 1) expect((await send(caller)).code).toBeUndefined()
    expect((await send(caller)).code).toBe('request.rate.limited')
  })

  it('feedback of somebody else is not found', async () => {
    const { id } = (await send(await member())).value.feedback
    const stranger = await member()
    const answer = { key: randomUUID(), content: words }
    expect((await put(stranger, `/wps/feedback/${id}/answer`, answer)).code).toBe('feedback.not.found')
    expect((await put(stranger, `/wps/feedback/${id}/close`)).code).toBe('feedback.not.found')
    expect((await list(stranger)).value.feedback).toEqual([])
    expect((await send(stranger, { uploads: ['picture-of-nobody'] })).code).toBe('upload.not.found')
    expect((await list(stranger)).value.total).toBe(0)
  })

  // FEEDBACK-1
  it('feedback is not available where its flag is off', async () => {
    const caller = await member()
    await turn(false)
    expect((await send(caller)).code).toBe('feature.off')
    expect((await list(caller)).code).toBe('feature.off')
    await turn(true)
    expect((await list(caller)).value.terms).toEqual({ shortest: 10, longest: 500 })
  })
})
