import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'

/** Whose money it is: a player's at one of the vendors that this server serves. */
export interface PurseOf {
  vendor: string
  player: string
  currency: string
}

const purseSchema = z.object({ balance_minor: z.int(), version: z.int() })

/** A purse as the operator sees it; the version grows with every change of it or of the open rounds. */
export interface Purse {
  balanceMinor: number
  balanceVersion: number
  openRounds: number
}

const columns = ({ vendor, player, currency }: PurseOf) => [vendor, player, currency]

/** What a player has here, with the rounds whose stake is out. */
export async function readPurse(sql: Sql, of: PurseOf): Promise<Purse> {
  const [row] = await sql.query(
    'select balance_minor, version from vendor.purse where vendor = $1 and player = $2 and currency = $3',
    columns(of),
  )
  const purse = row === undefined ? { balance_minor: 0, version: 0 } : purseSchema.parse(row)
  const open = await sql.query(
    `select r.id from vendor.round r join vendor.session s on s.id = r.session_id
     where r.player = $2 and r.state in ('placing', 'open') and s.wallet = 'transfer' and s.vendor = $1
       and s.currency = $3`,
    columns(of),
  )
  return { balanceMinor: purse.balance_minor, balanceVersion: purse.version, openRounds: open.length }
}

/**
 * Moves money into a purse or, negative, out of it, and shows it in the open games; 0 marks the end of a round. False when
 * there is not enough.
 */
export async function movePurse(sql: Sql, of: PurseOf, minor: number): Promise<boolean> {
  await sql.query(
    `insert into vendor.purse (vendor, player, currency) values ($1, $2, $3) on conflict do nothing`,
    columns(of),
  )
  const [row] = await sql.query(
    `update vendor.purse set balance_minor = balance_minor + $4, version = version + 1
     where vendor = $1 and player = $2 and currency = $3 and balance_minor + $4 >= 0
     returning balance_minor, version`,
    [...columns(of), minor],
  )
  if (row === undefined) return false
  const { balance_minor: balanceMinor, version } = purseSchema.parse(row)
  await sql.query(
    `update vendor.session set balance_minor = $4, balance_version = $5
     where vendor = $1 and player = $2 and currency = $3 and wallet = 'transfer' and closed_at is null`,
    [...columns(of), balanceMinor, version],
  )
  return true
}
