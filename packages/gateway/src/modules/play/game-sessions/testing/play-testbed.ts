import type { LedgerKind } from '@plaza/contract/money'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { launchGameCall } from '@plaza/contract/play'
import type { WalletAction } from '@plaza/contract/vendors'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { houseAccount, ledgerAudit, memberWallet, readBalance, transfer } from '../../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../../testing/create-test-gateway'
import type { TestMember } from '../../../../testing/fixtures'
import { startTestVendor, type TestVendor } from '../../../../testing/test-vendor'
import {
  callWallet,
  makeVendorKey,
  type VendorCallInput,
  type VendorKeyPair,
} from '../../../../testing/vendor-caller'

/** Browser of the players in tests. */
export const testAgent = 'test browser'
type Launch = AnswerOf<typeof launchGameCall>

/** A member with an open session at the test's game. */
export interface TestPlayer extends TestCaller {
  merchant: string
  launch: Launch
  token: string
  session: string
  player: string
}

/** A gateway with a vendor that has two games, and everything that is needed to play them. */
export interface PlayTestbed {
  test: TestGateway
  vendor: TestVendor
  key: VendorKeyPair
  /** Sends a signed call of the vendor and returns its JSON. */
  wallet(
    action: WalletAction,
    body: unknown,
    more?: Partial<VendorCallInput>,
  ): Promise<{ status: string; balanceMinor: number; balanceVersion: number }>
  /** Launches as a member; returns the raw answer. */
  launch(caller: TestCaller, query?: Record<string, string>): ReturnType<TestGateway['call']>
  /** A new member with money who has opened the game and whose token was traded. */
  seat(balanceMinor: number, member?: Partial<TestMember>, kind?: LedgerKind): Promise<TestPlayer>
  /** Gives money, by default as a win of a round that nobody played. */
  fund(memberId: string, amountMinor: number, merchant?: string, kind?: LedgerKind): Promise<void>
  mainOf(player: Pick<TestPlayer, 'id' | 'merchant'>): Promise<number>
  close(): Promise<void>
}

/** Node of the game that can be played, at stakes of 1.00 to 100.00, and of one that has no engine. */
export const testNode = 101
export const deadNode = 102
/** The tile of a lottery. */
export const lotteryNode = 103

async function addCatalogue({ db }: TestGateway, url: string, publicKey: string): Promise<void> {
  await db.write
    .insertInto('vendors')
    .values({
      merchant: 'demo',
      code: 'TST',
      name: 'Test Vendor',
      icon: '/img/vendor/test',
      rank: 1,
      maintenance_until: null,
      maintenance_cause: null,
      orientation: null,
    })
    .execute()
  const game = {
    merchant: 'demo',
    game_type: 'RNG',
    vendor: 'TST',
    icon: '/img/game/test',
    tint: '#112233',
    badge: null,
    min_bet_minor: 100,
    max_bet_minor: 10_000,
    rtp_basis_points: null,
    volatility: null,
    lines: null,
    is_new: false,
    hot_rank: null,
    room_type: null,
    left_at: null,
  } as const
  await db.write
    .insertInto('games')
    .values([
      {
        ...game,
        node_id: testNode,
        game_id: 'tst-1',
        name: 'Test Slot',
        support_play: true,
        engine: 'slot-high',
        rank: 1,
      },
      {
        ...game,
        node_id: deadNode,
        game_id: 'tst-2',
        name: 'No Engine',
        support_play: false,
        engine: null,
        rank: 2,
      },
      {
        ...game,
        node_id: lotteryNode,
        game_id: 'five60',
        name: 'Perla Five',
        game_type: 'LOTT',
        lottery: 'five60',
        support_play: false,
        engine: null,
        rank: 3,
      },
    ])
    .execute()
  await db.write
    .insertInto('vendor_links')
    .values({
      merchant: 'demo',
      vendor: 'TST',
      adapter: 'plaza-v1',
      platform: 'test',
      base_url: url,
      public_origin: 'http://games.example',
      public_key: publicKey,
    })
    .execute()
}

let members = 0
/** The vendor's key: of all testbeds of a suite, because making one takes a tenth of a second of CPU. */
let suiteKey: VendorKeyPair | undefined

/** Starts a play test gateway of a suite's own. */
export async function openPlayTestbed(env: Record<string, string> = {}): Promise<PlayTestbed> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-play-'))
  const test = await createTestGateway({ env: { DATA_DIR: dataDir, ...env } })
  const vendor = await startTestVendor()
  const key = (suiteKey ??= makeVendorKey())
  await addCatalogue(test, vendor.url, key.publicPem)
  const { db, clock } = test

  const wallet: PlayTestbed['wallet'] = async (action, body, more) =>
    (await callWallet(test, { vendor: 'TST', action, body, key: key.privateKey, ...more })).json()
  const launch: PlayTestbed['launch'] = (caller, query = {}) => {
    const params = new URLSearchParams({ nodeId: String(testNode), intent: randomUUID(), ...query })
    const headers = { ...caller.headers, 'user-agent': testAgent }
    return test.call({ url: `/wps/game/launchGame?${params}`, headers })
  }
  const fund: PlayTestbed['fund'] = (memberId, amountMinor, merchant = 'demo', kind = 'game-win') =>
    db.transaction(async (trx) => {
      await transfer(trx, {
        merchant,
        currency: 'PHP',
        kind,
        reference: memberId,
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor },
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
        ],
        now: clock.now(),
      })
    })
  return {
    test,
    vendor,
    key,
    wallet,
    launch,
    fund,
    seat: async (balanceMinor, member = {}, kind = 'game-win') => {
      members += 1
      const caller = await test.signedIn({ account: `player${String(members)}`, ...member })
      const merchant = member.merchant ?? 'demo'
      const headers = { ...caller.headers, host: 'localhost' }
      if (balanceMinor > 0) await fund(caller.id, balanceMinor, merchant, kind)
      const answer = await launch({ ...caller, headers })
      const { value } = answer.json<{ value: Launch }>()
      const token = decodeURIComponent(new URL(value.url).hash.replace('#token=', ''))
      const traded = await callWallet(test, {
        vendor: 'TST',
        action: 'session',
        body: { token, userAgent: testAgent },
        key: key.privateKey,
      })
      const { session, player } = traded.json<{ session: string; player: string }>()
      return { ...caller, headers, merchant, launch: value, token, session, player }
    },
    mainOf: async ({ id, merchant }) => {
      const { wallets } = await readBalance(db.read, { memberId: id, merchant, currency: 'PHP' }, 0)
      return wallets.find(({ wallet: name }) => name === 'main')?.balanceMinor ?? 0
    },
    close: async () => {
      expect(await ledgerAudit(db.read)).toEqual([])
      await test.close()
      await vendor.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Bodies of money calls of a player, in one round unless another is given. */
export function callsOf(
  { session, player }: Pick<TestPlayer, 'session' | 'player'>,
  round: string = randomUUID(),
) {
  const common = { session, player, round }
  return {
    bet: (amountMinor: number, transaction: string = randomUUID()) => ({
      ...common,
      transaction,
      amountMinor,
      currency: 'PHP',
      gameId: 'tst-1',
    }),
    win: (bet: string, amountMinor: number, isRoundEnd = true, transaction: string = randomUUID()) => ({
      ...common,
      transaction,
      bet,
      amountMinor,
      currency: 'PHP',
      isRoundEnd,
    }),
    rollback: (bet: string, transaction: string = randomUUID()) => ({ ...common, transaction, bet }),
  }
}
