import { promotionMoves, type PromotionState } from '@plaza/contract/growth'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { importEntries, type ImportedEntry } from './import-entries'
import { moveEntry } from './move-entry'
import type { EntryState } from './tables'

const entryStates = ['joined', 'process', 'applying', 'rejected', 'issued', 'close'] as const
const moves = entryStates.flatMap((from) => entryStates.map((to) => [from, to] as const))
const isAllowed = ([from, to]: readonly [PromotionState, PromotionState]): boolean =>
  (promotionMoves[from] as readonly PromotionState[]).includes(to)

describe('an entry of a promotion', () => {
  let test: TestGateway
  let memberId = ''
  let made = 0

  beforeAll(async () => {
    test = await createTestGateway()
    memberId = (await test.signedIn({ account: 'mover01' })).id
  })
  afterAll(() => test.close())

  const entryIn = async (state: EntryState): Promise<string> => {
    const promotion = `moved-${String((made += 1))}`
    const plan: ImportedEntry['plan'] = {
      kind: 'application',
      rewardMinor: 50_00,
      fields: [],
      pictures: 'none',
      wagering: 0,
      wageringDays: null,
      highestStakeMinor: null,
    }
    const entry: ImportedEntry = {
      memberId,
      promotion,
      plan,
      state: state === 'issued' ? 'applying' : state,
      progressMinor: 0,
      endsAt: null,
      answers: {},
      comment: '',
      reason: null,
      createdAt: test.clock.now(),
      decidedAt: null,
    }
    return test.db.transaction(async (trx) => {
      await importEntries(trx, { code: 'demo', currency: 'PHP' }, [entry], test.clock.now())
      const { id } = await trx
        .updateTable('promotion_entries')
        .set({ state })
        .where('promotion', '=', promotion)
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    })
  }
  const move = (id: string, from: EntryState, to: EntryState) =>
    test.db.transaction((trx) => moveEntry(trx, { id, state: from }, to, {}))
  const stateOf = async (id: string) =>
    (
      await test.db.read
        .selectFrom('promotion_entries')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state

  // PROMO-2
  it.each(moves.filter(isAllowed))('an entry that is %s can be %s next', async (from, to) => {
    const id = await entryIn(from)
    await move(id, from, to)
    expect(await stateOf(id)).toBe(to)
  })

  // PROMO-2
  it.each(moves.filter((one) => !isAllowed(one)))(
    'an entry that is %s is never %s next',
    async (from, to) => {
      const id = await entryIn(from)
      await expect(move(id, from, to)).rejects.toThrow(`from ${from} to ${to}`)
      expect(await stateOf(id)).toBe(from)
    },
  )

  // PROMO-2
  it('an entry is moved once, by whoever comes first', async () => {
    const id = await entryIn('applying')
    await move(id, 'applying', 'rejected')
    await expect(move(id, 'applying', 'issued')).rejects.toThrow('not applying any more')
  })
})
