import { ledgerKinds, type LedgerKind } from '@plaza/contract/money'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const src = join(__dirname, '..')
/** History from elsewhere is no bet that anybody places now. */
const isPast = (path: string) => /(?:^|\/)import-/.test(path)
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|sql)$/.test(path) && !/\.test\.ts$|testing\//.test(path) && !isPast(path))
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }))

/** Kinds of transfer by which money is staked. */
const stakes = (Object.keys(ledgerKinds) as LedgerKind[]).filter(
  (kind) => kind === 'chase-bet' || ['bet', 'chase-debit'].includes(ledgerKinds[kind].record ?? ''),
)
/** Books a stake, other than by comparing its kind or naming it in a type. */
const booksStake = (text: string) =>
  stakes.some((kind) => new RegExp(`(?<!=== |\\| )'${kind}'(?!>| \\|)`).test(text))

const asked = ['mayBet', 'betRefusal']
const calls = (text: string, names: readonly string[]) =>
  new RegExp(`(?<!function )\\b(?:${names.join('|')})\\(`).test(text)

/** The exported functions of a file with their texts. */
const exportsOf = (text: string) =>
  text.split(/^(?=(?:export |async |function |const |class ))/m).flatMap((block) => {
    const name = /^export (?:async )?(?:function|const) (\w+)/.exec(block)?.[1]
    return name === undefined ? [] : [{ name, block }]
  })

/** What asks, directly or by one of these; what books a stake itself is none of them. */
const askers = [1, 2].reduce<string[]>(
  (names) => [
    ...names,
    ...files
      .filter(({ text }) => !calls(text, ['bookStake', 'reserveChase']))
      .flatMap(({ text }) => exportsOf(text))
      .filter((one) => calls(one.block, names) && !names.includes(one.name))
      .map(({ name }) => name),
  ],
  asked,
)
/** The rule of the wallet, in the database: `bet_refusal`. */
const isRule = (text: string) => text.includes('is_blocked') && text.includes('play_limit_hit(')
const asks = (text: string) => calls(text, [...askers, 'bet_refusal']) || isRule(text)

/** Files that call a function without asking whether the member may bet, up to those that nobody calls. */
function unasked(name: string, seen = new Set<string>()): string[] {
  const callers = files.filter(({ text }) => new RegExp(`(?<!function )\\b${name}\\(`).test(text))
  return callers.flatMap(({ path, text }) => {
    if (asks(text) || seen.has(path)) return []
    seen.add(path)
    const outer = exportsOf(text).filter(({ block }) => block.includes(`${name}(`))
    const further = outer.filter(({ name: other }) => other !== name)
    return further.length > 0 ? further.flatMap((one) => unasked(one.name, seen)) : [`${path} calls ${name}`]
  })
}

describe('placing a bet for a member', () => {
  const bookers = files.filter(({ text }) => booksStake(text))

  it('the places that book a stake are found', () => {
    expect(stakes).toEqual(expect.arrayContaining(['game-bet', 'lottery-bet', 'chase-bet', 'chase-reserve']))
    expect(bookers.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'modules/lottery/bets/insert-order.ts',
        'modules/lottery/chases/chase-money.ts',
        'modules/play/vendor-wallet/stored-code/wallet_bet.sql',
      ]),
    )
  })

  // RG-3
  it('every way to book a stake asks first whether its member may bet', () => {
    const functions = bookers
      .filter(({ text }) => !asks(text))
      .flatMap(({ text }) => exportsOf(text))
      .filter(({ block }) => booksStake(block))
      .map(({ name }) => name)
    expect(functions).toEqual(expect.arrayContaining(['bookStake', 'reserveChase']))
    const inDatabase = bookers.filter(({ path, text }) => path.endsWith('.sql') && !asks(text))
    expect(inDatabase).toEqual([])
    expect(files.filter(({ text }) => isRule(text)).map(({ path }) => basename(path))).toEqual([
      'bet_refusal.sql',
    ])
    // What a vendor with wallets of its own reports is staked already; its answer says whether the member may go on.
    expect([...functions, 'reportRound'].flatMap((name) => unasked(name))).toEqual([])
  })

  // RG-3
  it('a way that does not ask is found', () => {
    expect(asks('await transfer(trx, stake)')).toBe(false)
    expect(askers).toEqual(expect.arrayContaining(['mayStake', 'checkMeans']))
    expect(booksStake("kind: 'lottery-bet',")).toBe(true)
    expect(booksStake("kind === 'lottery-bet'")).toBe(false)
    expect(unasked('insertOrder')).toEqual([])
    expect(unasked('refundChase')).not.toEqual([])
  })
})
