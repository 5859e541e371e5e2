import type { AnswerOf } from '@plaza/contract/kernel'
import type { balanceCall, merchantWalletCall } from '@plaza/contract/money'
import type { favouriteIdsCall } from '@plaza/contract/play'
import type { contractReminderCall } from '@plaza/contract/agency'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Reminder = AnswerOf<typeof contractReminderCall>

const favouriteIds = '/wps/game/favourites/ids'
const merchantWallet = '/wps/wallets/merchant'
const reminder = '/wps/agent/contract/reminder'
const nothing: Reminder = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }

describe('home’s personal calls', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  // FAV-1
  it('home receives the member’s own favourites as string ids and nobody else’s', async () => {
    type Ids = AnswerOf<typeof favouriteIdsCall>
    const { ids } = await test.value<Ids>(favouriteIds, await test.as('player01'))
    expect(ids).toHaveLength(6)
    for (const id of ids) expect((await test.call({ url: `/wps/game/${id}` })).statusCode).toBe(200)
    expect(await test.value<Ids>(favouriteIds, await test.as('plain01'))).toEqual({ ids: [] })
    expect(await test.value<Ids>(favouriteIds, await test.as('player01', 'lite'))).toEqual({ ids: [] })
  })

  // HOME-9, WALLET-1
  it('home receives the main wallet without the wallets at vendors', async () => {
    const own = await test.as('player01')
    const all = await test.value<AnswerOf<typeof balanceCall>>('/wps/wallets/balance', own)
    const main = all.wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? -1
    const wallet = await test.value<AnswerOf<typeof merchantWalletCall>>(merchantWallet, own)
    expect(wallet).toEqual({ balance: (main / 100).toFixed(2), currency: 'PHP' })
    expect(main).toBeGreaterThan(0)
  })

  it('home receives the contracts that wait for an agent’s answer', async () => {
    expect(await test.value<Reminder>(reminder, await test.as('agent01'))).toEqual({
      dailysalreqtype: 'daily',
      divtypecompperiodreq: 'weekly',
      contracthoursalreq: '',
    })
  })

  it('home receives no contract when none waits or all are answered', async () => {
    expect(await test.value<Reminder>(reminder, await test.as('player01'))).toEqual(nothing)
    await test.db.write
      .updateTable('contracts')
      .set({ state: 'rejected', closed_at: 1 })
      .where('kind', '=', 'dividend')
      .where('state', '=', 'offered')
      .execute()
    expect(await test.value<Reminder>(reminder, await test.as('agent01'))).toMatchObject({
      dailysalreqtype: 'daily',
      divtypecompperiodreq: '',
    })
  })

  it.each(['type40', 'type41', 'type42'])(
    'home receives no contract for %s, whatever waits',
    async (account) => {
      const headers = await test.as(account)
      const { id } = await test.db.read
        .selectFrom('members')
        .select('id')
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
      const row = await test.db.read
        .selectFrom('contracts')
        .selectAll()
        .where('state', '=', 'offered')
        .executeTakeFirstOrThrow()
      await test.db.write
        .insertInto('contracts')
        .values({ ...row, id: `waits-for-${account}`, member_id: id })
        .execute()
      expect(await test.value<Reminder>(reminder, headers)).toEqual(nothing)
    },
  )

  it.each([favouriteIds, merchantWallet, reminder])(
    'home’s personal calls need a session: %s',
    async (url) => {
      expect((await test.call({ url })).json()).toMatchObject({ code: 'session.required' })
    },
  )
})
