import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { readTrail, type AuditRecord } from '../kernel/audit'
import { systemClock } from '../kernel/clock'
import { databaseFolder, openDatabase } from '../kernel/database/open-database'
import { readDebts, type Debt } from '../kernel/ledger'
import { listCredentials, type ListedCredential } from '../kernel/operators'
import {
  performSigned,
  rewrapKeys,
  rotateKeys,
  type AnyOperation,
  type Signed,
} from '../modules/site/operations'
import { waitingAdjustments, type WaitingAdjustment } from '../modules/money/adjustments'
import { agentQueue, listMethods, type ListedMethod, type PaidToAgent } from '../modules/money/deposits'
import { listVouchers, type VoucherRow } from '../modules/money/vouchers'
import { auditMoney, listSuspense, type ListedItem } from '../modules/money/suspense'
import { waitingTransfers, type WaitingTransfer } from '../modules/money/upline-transfer'
import {
  reviewQueue,
  withdrawalDossier,
  type ReviewedWithdrawal,
  type WithdrawalDossier,
} from '../modules/money/withdrawals'
import { openTransfers, type OpenTransfer } from '../modules/money/vendor-transfers'
import { readVendorReport, type ReportQuery, type VendorReport } from '../modules/money/vendor-wallet'
import { PlainError } from '@plaza/server-kit'
import { readOutsideKeys } from '../kernel/security/outside-keys'
import { ensureOperatorKey } from '../modules/play/vendors'
import type { GatewaySettings } from '../kernel/settings/settings'
import { readAdminFile, type AdminAddress } from '../kernel/admin/admin-file'
import { bringUpToDate } from '../app/bring-up-to-date'

/** What an audit found. */
export interface Audit {
  problems: unknown[]
  debts: Debt[]
}

/** Operates the site, through the running gateway or on its database. */
export interface Operator {
  /** Performs what a credential asks for; returns how it is afterwards. */
  operate(operation: AnyOperation, signed: Signed): Promise<object>
  /** Credentials of operators, never their secrets. */
  operators(): Promise<ListedCredential[]>
  /** A vendor's day, compared with the ledger. */
  report(asked: ReportQuery): Promise<VendorReport>
  /** Payments in suspense; with `isAll` also those that were decided. */
  suspense(isAll: boolean): Promise<ListedItem[]>
  /** A merchant's ways to deposit. */
  methods(merchant: string): Promise<ListedMethod[]>
  /** A merchant's vouchers. */
  vouchers(merchant: string): Promise<VoucherRow[]>
  /** Transfers to superiors that wait for a review. */
  transfers(): Promise<WaitingTransfer[]>
  /** Unresolved transfers between members and vendors. */
  vendorTransfers(): Promise<OpenTransfer[]>
  /** Deposits that were paid to agents, for people to credit. */
  paidToAgents(): Promise<PaidToAgent[]>
  /** Corrections of wallets that wait for a second operator. */
  adjustments(): Promise<WaitingAdjustment[]>
  /** Withdrawals that people are to look at. */
  review(): Promise<ReviewedWithdrawal[]>
  /** One withdrawal with its history. */
  withdrawal(order: string): Promise<WithdrawalDossier>
  /** Creates a new sealing key and returns its id. */
  rotateKeys(signed: Signed): Promise<string>
  /** Wraps sealing keys and shared secrets by the current outside key and returns how many were rewrapped. */
  rewrapKeys(signed: Signed): Promise<number>
  /** What operators did, newest first. */
  trail(query: { merchant: string | null; limit: number }): Promise<AuditRecord[]>
  /** Problems of the ledger (none when it balances), and what corrections of lottery results could not take back. */
  audit(): Promise<Audit>
  close(): Promise<void>
}

const refusalSchema = z.object({ error: z.string() })
const operatedSchema = z.object({ after: z.record(z.string(), z.unknown()) })
const reportSchema = z.object({ report: z.custom<VendorReport>((value) => typeof value === 'object') })
const suspenseSchema = z.object({
  items: z.array(z.custom<ListedItem>((value) => typeof value === 'object')),
})
const operatorsSchema = z.object({
  credentials: z.array(z.custom<ListedCredential>((value) => typeof value === 'object')),
})
const methodsSchema = z.object({
  methods: z.array(z.custom<ListedMethod>((value) => typeof value === 'object')),
})
const vouchersSchema = z.object({
  vouchers: z.array(z.custom<VoucherRow>((value) => typeof value === 'object')),
})
const transfersSchema = z.object({
  transfers: z.array(z.custom<WaitingTransfer>((value) => typeof value === 'object')),
})
const vendorTransfersSchema = z.object({
  transfers: z.array(z.custom<OpenTransfer>((value) => typeof value === 'object')),
})
const paidToAgentsSchema = z.object({
  deposits: z.array(z.custom<PaidToAgent>((value) => typeof value === 'object')),
})
const adjustmentsSchema = z.object({
  adjustments: z.array(z.custom<WaitingAdjustment>((value) => typeof value === 'object')),
})
const reviewSchema = z.object({
  withdrawals: z.array(z.custom<ReviewedWithdrawal>((value) => typeof value === 'object')),
})
const withdrawalSchema = z.object({
  withdrawal: z.custom<WithdrawalDossier>((value) => typeof value === 'object'),
})
const partsSchema = z.record(z.string(), z.unknown())
const trailSchema = z.object({
  records: z.array(
    z.object({
      id: z.int(),
      at: z.int(),
      by: z.string(),
      why: z.nullable(z.string()),
      operation: z.string(),
      merchant: z.nullable(z.string()),
      subject: z.string(),
      before: partsSchema,
      after: partsSchema,
    }),
  ),
})
const rotatedSchema = z.object({ kid: z.string() })
const rewrappedSchema = z.object({ count: z.int() })
const auditSchema = z.object({
  problems: z.array(z.unknown()),
  debts: z.array(z.custom<Debt>((value) => typeof value === 'object')),
})

function remoteOperator({ port, secret }: AdminAddress): Operator {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
    const body: unknown = await answer.json()
    if (!answer.ok) throw new PlainError(z.parse(refusalSchema, body).error)
    return body
  }
  return {
    operate: async (operation, signed) => {
      const answer = await ask('/operate', { method: 'POST', body: JSON.stringify({ operation, signed }) })
      return z.parse(operatedSchema, answer).after
    },
    operators: async () => z.parse(operatorsSchema, await ask('/operators', {})).credentials,
    report: async (asked) => {
      const answer = await ask('/report', { method: 'POST', body: JSON.stringify(asked) })
      return z.parse(reportSchema, answer).report
    },
    suspense: async (isAll) => {
      const answer = await ask('/suspense', { method: 'POST', body: JSON.stringify({ isAll }) })
      return z.parse(suspenseSchema, answer).items
    },
    methods: async (merchant) => {
      const answer = await ask('/methods', { method: 'POST', body: JSON.stringify({ merchant }) })
      return z.parse(methodsSchema, answer).methods
    },
    vouchers: async (merchant) => {
      const answer = await ask('/vouchers', { method: 'POST', body: JSON.stringify({ merchant }) })
      return z.parse(vouchersSchema, answer).vouchers
    },
    transfers: async () => z.parse(transfersSchema, await ask('/transfers', {})).transfers,
    vendorTransfers: async () => z.parse(vendorTransfersSchema, await ask('/vendor-transfers', {})).transfers,
    paidToAgents: async () => z.parse(paidToAgentsSchema, await ask('/paid-to-agents', {})).deposits,
    adjustments: async () => z.parse(adjustmentsSchema, await ask('/adjustments', {})).adjustments,
    review: async () => z.parse(reviewSchema, await ask('/review', {})).withdrawals,
    withdrawal: async (order) => {
      const answer = await ask('/withdrawal', { method: 'POST', body: JSON.stringify({ order }) })
      return z.parse(withdrawalSchema, answer).withdrawal
    },
    rotateKeys: async (signed) =>
      z.parse(rotatedSchema, await ask('/rotate-keys', { method: 'POST', body: JSON.stringify(signed) })).kid,
    rewrapKeys: async (signed) =>
      z.parse(rewrappedSchema, await ask('/rewrap-keys', { method: 'POST', body: JSON.stringify(signed) }))
        .count,
    trail: async (query) =>
      z.parse(trailSchema, await ask('/trail', { method: 'POST', body: JSON.stringify(query) })).records,
    audit: async () => z.parse(auditSchema, await ask('/audit', {})),
    close: () => Promise.resolve(),
  }
}

/** Whether the address answers: the gateway may have died without removing its file. */
const isAlive = ({ port, secret }: AdminAddress): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { authorization: `Bearer ${secret}` } }).then(
    (answer) => answer.status === 404,
    () => false,
  )

/** The way to operate: PostgreSQL directly, the running gateway, or the embedded database when no process uses it. */
export async function connectOperator(settings: GatewaySettings): Promise<Operator> {
  const address = settings.databaseUrl ? null : await readAdminFile(settings.dataDir)
  if (address && (await isAlive(address))) return remoteOperator(address)
  if (!settings.databaseUrl && !existsSync(databaseFolder(settings.dataDir)))
    throw new PlainError(`There is no site in ${settings.dataDir} yet: start it first, or set DATA_DIR.`)
  const onLostEnd = (sentence: string) => void process.stderr.write(`${sentence}\n`)
  const db = await openDatabase(settings, { onError: () => undefined, onLostEnd })
  const at = () => ({ now: systemClock.now(), isDemo: settings.isDemo })
  return {
    operate: async (operation, signed) => {
      await bringUpToDate(db)
      return (await performSigned(db, operation, signed, at())).after
    },
    operators: async () => {
      await bringUpToDate(db)
      return listCredentials(db.read)
    },
    report: (asked) => readVendorReport(db.read, asked),
    suspense: (isAll) => listSuspense(db.read, isAll),
    methods: (merchant) => listMethods(db.read, merchant),
    vouchers: (merchant) => listVouchers(db.read, merchant),
    transfers: () => waitingTransfers(db.read),
    vendorTransfers: () => openTransfers(db.read),
    paidToAgents: () => agentQueue(db.read),
    adjustments: () => waitingAdjustments(db.read, systemClock.now()),
    review: () => reviewQueue(db.read),
    withdrawal: (order) => withdrawalDossier(db.read, order),
    rotateKeys: async (signed) => {
      await bringUpToDate(db)
      return rotateKeys(db, await readOutsideKeys(settings), { signed, ...at() })
    },
    rewrapKeys: async (signed) => {
      await bringUpToDate(db)
      const outside = await readOutsideKeys(settings)
      await ensureOperatorKey(settings.dataDir, outside)
      return rewrapKeys(db, outside, { signed, ...at() })
    },
    trail: async (query) => {
      await bringUpToDate(db)
      return readTrail(db.read, query)
    },
    // Read-only, because an audit must not change the database.
    audit: async () => ({ problems: await auditMoney(db.read), debts: await readDebts(db.read) }),
    close: () => db.close(),
  }
}
