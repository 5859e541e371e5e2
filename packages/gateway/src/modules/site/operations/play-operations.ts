import { parseAmount } from '@plaza/contract/kernel'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { PlainError } from '@plaza/server-kit'
import { readMerchant } from '../../../kernel/merchants/merchants'
import { findByAccount } from '../../identity/directory'
import { isMoneyAt } from '../../play/vendor-transfers'
import type { LimitKind } from '../../play/game-sessions'
import { limitRows, putLimit } from '../../stakes/limits'
import { readVendorState, setVendorCountries, setVendorMaintenance, vendorCodes } from '../../play/games'
import {
  closeBreaker,
  parsePublicKey,
  readVendorServer,
  setVendorKey,
  setVendorServer,
  setVendorWallets,
} from '../../play/vendors'

/** An operation on players and vendors of the running site. */
export type PlayOperation =
  /** `amount` is minor units or, as a text, a decimal of the currency; of `time` minutes; null removes the limit. */
  | { kind: 'limit'; merchant: string; account: string; limit: LimitKind; amount: number | string | null }
  | { kind: 'vendor-maintenance'; merchant: string; vendor: string; isOn: boolean; until: number | null }
  | { kind: 'vendor-countries'; merchant: string; vendor: string; countries: string[] }
  | { kind: 'vendor-key'; merchant: string; vendor: string; pem: string }
  /** Where a real vendor is; `origin` is that of its games' pages when it is another. */
  | { kind: 'vendor-link'; merchant: string; vendor: string; baseUrl: string; origin: string | null }

  /** Whether its games are played from wallets there. */
  | { kind: 'vendor-wallets'; merchant: string; vendor: string; hasWallets: boolean }

type Of<K extends PlayOperation['kind']> = Extract<PlayOperation, { kind: K }>

/** A decimal amount of a merchant's currency as minor units. @throws PlainError when the currency has no such amount. */
async function readAmount(trx: Trx, merchant: string, decimal: string): Promise<number> {
  const currency = (await readMerchant(trx, merchant))?.currency ?? ''
  const { minor } = parseAmount(decimal, currency)
  if (minor === undefined) throw new PlainError(`${decimal} is not an exact amount of ${currency}.`)
  return minor
}

async function setLimit(
  trx: Trx,
  { merchant, account, limit, amount: stated }: Of<'limit'>,
  now: number,
): Promise<Change> {
  const member = await findByAccount(trx, merchant, account)
  if (!member) throw new PlainError(`There is no account "${account}" at "${merchant}".`)
  const amount = typeof stated === 'string' ? await readAmount(trx, merchant, stated) : stated
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 0))
    throw new PlainError('A limit is a whole amount.')
  const rows = await limitRows(trx, member.id, { kind: limit })
  const former = rows.find(({ period }) => period === 'day')?.amount ?? null
  const currency = (await readMerchant(trx, merchant))?.currency ?? ''
  const owner = { memberId: member.id, merchant, currency }
  await putLimit(trx, { owner, kind: limit, period: 'day', now }, amount)
  return { merchant, subject: account, before: { [limit]: former }, after: { [limit]: amount } }
}

async function checkVendor(trx: Trx, merchant: string, vendor: string): Promise<void> {
  const known = (await vendorCodes(trx, merchant)).sort()
  if (known.includes(vendor)) return
  throw new PlainError(`"${merchant}" has no vendor "${vendor}". It has: ${known.join(', ') || 'none'}.`)
}

async function setMaintenance(trx: Trx, operation: Of<'vendor-maintenance'>): Promise<void> {
  await setVendorMaintenance(trx, operation, operation)
  // A vendor that is opened by hand starts with a closed breaker.
  if (!operation.isOn) await closeBreaker(trx, { site: operation.merchant, vendor: operation.vendor })
}

async function setCountries(trx: Trx, operation: Of<'vendor-countries'>): Promise<void> {
  const countries = operation.countries.map((country) => country.toUpperCase())
  const wrong = countries.find((country) => !/^[A-Z]{2}$/.test(country))
  if (wrong !== undefined) throw new PlainError(`"${wrong}" is not a country code of two letters.`)
  await setVendorCountries(trx, operation, countries)
}

async function setKey(trx: Trx, operation: Of<'vendor-key'>): Promise<void> {
  const { merchant, vendor, pem } = operation
  const publicKey = parsePublicKey(pem).export({ type: 'spki', format: 'pem' }).toString()
  if (!(await setVendorKey(trx, operation, publicKey)))
    throw new PlainError(
      `Set the address of "${vendor}" first: plaza vendor link ${merchant} ${vendor} <address>.`,
    )
}

async function setLink(trx: Trx, operation: Of<'vendor-link'>): Promise<void> {
  const { baseUrl, origin } = operation
  for (const address of [baseUrl, origin ?? baseUrl])
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new PlainError(`"${address}" is not an http address.`)
  await setVendorServer(trx, operation, { baseUrl, origin: new URL(origin ?? baseUrl).origin })
}

async function setWallets(trx: Trx, operation: Of<'vendor-wallets'>): Promise<void> {
  const { merchant, vendor, hasWallets } = operation
  if (!hasWallets && (await isMoneyAt(trx, vendor)))
    throw new PlainError(
      `Members have money at "${vendor}". Close it to players until they have brought it back.`,
    )
  if (!(await setVendorWallets(trx, operation, hasWallets)))
    throw new PlainError(
      `Set the address of "${vendor}" first: plaza vendor link ${merchant} ${vendor} <address>.`,
    )
}

type VendorOperation = Exclude<PlayOperation, Of<'limit'>>

function changeVendor(trx: Trx, operation: VendorOperation): Promise<void> {
  switch (operation.kind) {
    case 'vendor-maintenance':
      return setMaintenance(trx, operation)
    case 'vendor-countries':
      return setCountries(trx, operation)
    case 'vendor-key':
      return setKey(trx, operation)
    case 'vendor-link':
      return setLink(trx, operation)
    case 'vendor-wallets':
      return setWallets(trx, operation)
  }
}

const vendorState = async (trx: Trx, operation: VendorOperation): Promise<object> => ({
  ...(await readVendorState(trx, operation)),
  ...(await readVendorServer(trx, operation)),
})

/**
 * Changes what applies to a player or a vendor; every process sees it when it next reads it.
 * @throws PlainError saying what is wrong.
 */
export async function changePlay(trx: Trx, operation: PlayOperation, now: number): Promise<Change> {
  const { merchant } = operation
  if (operation.kind === 'limit') return setLimit(trx, operation, now)
  await checkVendor(trx, merchant, operation.vendor)
  const before = await vendorState(trx, operation)
  await changeVendor(trx, operation)
  return { merchant, subject: operation.vendor, before, after: await vendorState(trx, operation) }
}
