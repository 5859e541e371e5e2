import { ledgerKinds, type LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

const packages = join(process.cwd(), 'packages')
const kinds = Object.keys(ledgerKinds) as LedgerKind[]

/** The source of every file below a folder of a package, except tests. */
const textOf = (workspace: string, folder = ''): string =>
  readdirSync(join(packages, workspace, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|sql)$/.test(file) && !/\.test\.ts$|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(packages, workspace, 'src', folder, file), 'utf8'))
    .join('\n')

describe('the ledger’s vocabulary', () => {
  let gateway: SeededGateway
  beforeAll(async () => {
    gateway = await createSeededGateway()
  })
  afterAll(() => gateway.close())

  it('the ledger’s vocabulary contains every kind that the database functions write', () => {
    const written = textOf('gateway', 'modules/play/vendor-wallet').matchAll(
      /move_play_money\(seat, '([^']+)'/g,
    )
    const words = [...written].map(([, word]) => word ?? '')
    expect(words).toEqual(expect.arrayContaining(['game-bet', 'game-win', 'game-rollback']))
    expect(words.filter((word) => !(word in ledgerKinds))).toEqual([])
  })

  it('the ledger’s vocabulary names the module that writes each kind', () => {
    // Functions of the database write the seamless wallet's bookings; modules of whole areas are added later.
    const texts: Record<string, string> = {
      'play/vendor-wallet': textOf('gateway', 'modules/play/vendor-wallet'),
      ledger: textOf('gateway', 'kernel/ledger'),
      agency: textOf('demo-world'),
    }
    const isWritten = (kind: LedgerKind) => {
      const { writer } = ledgerKinds[kind]
      const text = texts[writer] ?? textOf('gateway', join('modules', writer))
      const [word, step] = kind.split('-')
      return (
        text.includes(`'${kind}'`) ||
        (text.includes(`\`${word ?? ''}-$\{step}\``) && text.includes(`'${step ?? ''}'`))
      )
    }
    expect(kinds.filter((kind) => !isWritten(kind))).toEqual([])
  })

  it('the ledger’s vocabulary says what each transfer of the demo did to its member’s money', async () => {
    const { rows } = await sql<{ kind: LedgerKind; sign: string; count: number }>`
      with moved as (
        select t.kind, t.id, sum(case when a.owner <> 'house' then e.amount_minor else 0 end) as minor
        from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
        group by t.kind, t.id
      )
      select kind, case when minor > 0 then 'in' when minor < 0 then 'out' else 'between' end as sign,
        count(*)::int as count
      from moved group by 1, 2`.execute(gateway.db.read)
    expect(rows.length).toBeGreaterThan(5)
    const isSaid = ({ kind, sign }: { kind: LedgerKind; sign: string }) =>
      ledgerKinds[kind]?.sign === sign || ledgerKinds[kind]?.sign === 'either'
    expect(rows.filter((row) => !isSaid(row))).toEqual([])
  })
})
