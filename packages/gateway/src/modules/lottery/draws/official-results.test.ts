import type { DrawProof, Lottery } from '@plaza/contract/lottery'
import { readTrail } from '../../../kernel/audit'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { perform } from '../../../testing/perform'
import type { DrawOperation } from './draw-operations'
import { addLotteries } from './testing/add-lottery'

const minuteMs = 60_000
const no = '20261101-0721'

describe('a lottery of official results', () => {
  let test: TestGateway
  beforeEach(async () => {
    test = await createTestGateway()
    await addLotteries(test.db, test.clock.now())
    await draw('ana', { kind: 'draw-source', source: 'entered', url: null, pem: null })
    await test.runJobs()
    expect(await issues()).toEqual(['721 open null'])
  })
  afterEach(() => test.close())

  type Given = DrawOperation extends infer One
    ? One extends DrawOperation
      ? Omit<One, 'merchant' | 'lottery'>
      : never
    : never
  const draw = (by: string, operation: Given, why: string | null = null) =>
    perform(
      test.db,
      { merchant: 'demo', lottery: 'five60', ...operation } as DrawOperation,
      { by, why },
      test.clock.now(),
    )
  const enter = (by: string, numbers: string, issue = no) => draw(by, { kind: 'draw-enter', issue, numbers })
  const confirm = (by: string, numbers: string, issue = no) =>
    draw(by, { kind: 'draw-confirm', issue, numbers })
  const correct = (by: string, numbers: string, why: string | null = 'misprint') =>
    draw(by, { kind: 'draw-correct', issue: no, numbers }, why)
  const issues = async () =>
    (
      await test.db.read
        .selectFrom('lottery_issues')
        .select(['n', 'state', 'numbers'])
        .orderBy('no')
        .execute()
    ).map(({ n, state, numbers }) => `${n} ${state} ${numbers ? [...numbers].join('') : 'null'}`)
  const toDraw = () => test.runJobs(2, minuteMs / 2)

  // DRAW-6
  it('an issue waits for its result while the next one sells, and is drawn once two people agree', async () => {
    await toDraw()
    expect(await issues()).toEqual(['721 closed null', '722 open null'])
    await enter('ana', '1 2 3 4 5')
    expect(await issues()).toEqual(['721 closed null', '722 open null'])
    await confirm('ben', '12345')
    expect(await issues()).toEqual(['721 drawn 12345', '722 open null'])
    const answer = await test.call({ url: '/lgw/games/mobile' })
    expect(answer.json<{ value: { lotteries: Lottery[] } }>().value.lotteries[0]).toMatchObject({
      issue: { n: 722 },
      last: { no, numbers: [1, 2, 3, 4, 5] },
    })
  })

  // DRAW-6
  it('the proof of an official result names its source and shows no seed, from which nothing follows', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    const proof = (await test.call({ url: `/lgw/draws/five60/${no}` })).json<{ value: DrawProof }>().value
    expect(proof).toMatchObject({ source: 'entered', corrections: 0, numbers: [1, 2, 3, 4, 5] })
    expect(proof.seed).toBeUndefined()
  })

  it('the audit trail has who entered a result and who confirmed it', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    const [confirmed, entered] = await readTrail(test.db.read, { merchant: 'demo', limit: 2 })
    expect(entered).toMatchObject({
      operation: 'draw-enter',
      by: 'ana',
      subject: `five60 ${no}`,
      after: { entered: '1 2 3 4 5' },
    })
    expect(confirmed).toMatchObject({
      operation: 'draw-confirm',
      by: 'ben',
      before: { state: 'closed', numbers: null },
      after: { state: 'drawn', numbers: '1 2 3 4 5', enteredBy: 'ana' },
    })
  })

  it('the operator who entered a result may enter it again until somebody else confirms it', async () => {
    await toDraw()
    await enter('ana', '12345')
    await enter('ana', '12346')
    await expect(confirm('ben', '12345')).rejects.toThrow('not the numbers that ana has entered')
    await confirm('ben', '12346')
    expect((await issues())[0]).toBe('721 drawn 12346')
  })

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'an issue that does not exist',
      () => enter('ana', '12345', '20261101-9999'),
      `Waiting for a result: ${no}.`,
    ],
    ['an issue that sells', () => enter('ana', '12345', '20261101-0722'), 'has no result before'],
    ['a confirmation without a result', () => confirm('ben', '12345'), 'waits to be confirmed'],
    ['a wrong number of digits', () => enter('ana', '1234'), '5 numbers from 0 to 9'],
    [
      'a correction of an issue without a result',
      () => correct('ana', '12345'),
      'no result that could be corrected',
    ],
    ['a void without a reason', () => draw('ana', { kind: 'draw-void', issue: no }), '--why'],
  ])('%s is refused', async (_, attempt, message) => {
    await toDraw()
    await expect(attempt()).rejects.toThrow(message)
    expect(await issues()).toEqual(['721 closed null', '722 open null'])
  })

  it('one person cannot enter a result and confirm it', async () => {
    await toDraw()
    await enter('ana', '12345')
    await expect(confirm('ana', '12345')).rejects.toThrow('somebody else confirms it')
  })

  it('a second result by somebody else is refused and names the first', async () => {
    await toDraw()
    await enter('ana', '12345')
    await expect(enter('ben', '54321')).rejects.toThrow('ana has entered a result of five60')
  })

  it('a drawn issue takes no second result, and is not voided', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    await expect(enter('ana', '12346')).rejects.toThrow('drawn already')
    await expect(draw('ana', { kind: 'draw-void', issue: no }, 'cancelled')).rejects.toThrow('drawn already')
  })

  // DRAW-6
  it('an issue that gets no result is voided with a reason', async () => {
    await toDraw()
    await draw('ana', { kind: 'draw-void', issue: no }, 'the draw was cancelled')
    expect((await issues())[0]).toBe('721 void null')
  })

  // DRAW-7
  it('a result is corrected by two people with a reason, and the database has both', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    await expect(correct('ben', '12399', null)).rejects.toThrow('--why')
    await expect(correct('ben', '12345')).rejects.toThrow('this result already')
    await correct('ben', '12399')
    expect((await issues())[0]).toBe('721 drawn 12345')
    await expect(confirm('ben', '12399')).rejects.toThrow('somebody else confirms it')
    await confirm('ana', '12399')
    expect((await issues())[0]).toBe('721 drawn 12399')
    const corrections = await test.db.read.selectFrom('lottery_corrections').selectAll().execute()
    expect(corrections).toMatchObject([{ no, n: 1, entered_by: 'ben', confirmed_by: 'ana', why: 'misprint' }])
  })

  // DRAW-7
  it('the proof of a corrected draw has its earlier numbers, when they were corrected and why, and nobody’s name', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    const proofOf = async () =>
      (await test.call({ url: `/lgw/draws/five60/${no}` })).json<{ value: DrawProof }>().value
    expect(await proofOf()).toMatchObject({ corrections: 0, corrected: [] })
    const at = test.clock.now()
    await correct('ben', '12399')
    await confirm('ana', '12399')
    test.clock.advance(1_000)
    await correct('ben', '12345', 'the first one was right')
    await confirm('ana', '12345')
    expect(await proofOf()).toMatchObject({ numbers: [1, 2, 3, 4, 5], corrections: 2 })
    expect((await proofOf()).corrected).toEqual([
      { at, before: [1, 2, 3, 4, 5], why: 'misprint' },
      { at: at + 1_000, before: [1, 2, 3, 9, 9], why: 'the first one was right' },
    ])
  })

  // DRAW-7
  it('nothing but a written correction changes the numbers of a drawn issue', async () => {
    await toDraw()
    await enter('ana', '12345')
    await confirm('ben', '12345')
    const change = (set: object) =>
      test.db.write.updateTable('lottery_issues').set(set).where('no', '=', no).execute()
    await expect(change({ numbers: Buffer.from([9, 9, 9, 9, 9]) })).rejects.toThrow('is drawn already')
    await expect(change({ numbers: Buffer.from([9, 9, 9, 9, 9]), corrections: 1 })).rejects.toThrow(
      'is drawn already',
    )
    await expect(change({ corrections: 1 })).rejects.toThrow('is drawn already')
    await expect(change({ source: 'own' })).rejects.toThrow('is fixed')
    await correct('ana', '12399')
    await confirm('ben', '12399')
    await expect(change({ numbers: Buffer.from([1, 2, 3, 4, 5]), corrections: 2 })).rejects.toThrow(
      'is drawn already',
    )
    await expect(test.db.write.deleteFrom('lottery_corrections').execute()).rejects.toThrow('append-only')
  })

  it('an issue of own numbers is neither entered, corrected nor voided', async () => {
    await draw('ana', { kind: 'draw-source', source: 'own', url: null, pem: null })
    await toDraw()
    // The issue that was open keeps the source that it opened with.
    expect(await issues()).toEqual(['721 closed null', '722 open null'])
    await toDraw()
    const own = '20261101-0722'
    expect((await issues())[1]).toMatch(/^722 drawn \d{5}$/)
    await expect(enter('ana', '12345', own)).rejects.toThrow('draws its own numbers')
    await expect(draw('ana', { kind: 'draw-correct', issue: own, numbers: '12345' }, 'why')).rejects.toThrow(
      'drew its own numbers',
    )
    await expect(draw('ana', { kind: 'draw-void', issue: own }, 'why')).rejects.toThrow(
      'draws its own numbers',
    )
  })

  it('the issues that were missed in an outage wait for their results too', async () => {
    await test.runJobs(1, 3 * minuteMs + 1)
    await test.runJobs()
    expect(await issues()).toEqual(['721 closed null', '722 closed null', '723 closed null', '724 open null'])
  })

  it.each<[string, Given, string]>([
    ['no address', { kind: 'draw-source', source: 'fetched', url: null, pem: null }, '--url and --key'],
    [
      'a key that is none',
      { kind: 'draw-source', source: 'fetched', url: 'https://a.example', pem: 'x' },
      'PEM',
    ],
    [
      'an address without a fetch',
      { kind: 'draw-source', source: 'own', url: 'https://a.example', pem: null },
      'fetched',
    ],
  ])('a source with %s is refused', async (_, operation, message) => {
    await expect(draw('ana', operation)).rejects.toThrow(message)
  })
})
