import {
  bringBackCall,
  createVendorTransferCall,
  setAutomaticTransferCall,
  vendorTransferCall,
  vendorWalletsCall,
} from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerMemberCall, registerMoneyCall } from '../../../kernel/http/register-call'
import { readBalance } from '../../../kernel/ledger'
import { readVendors } from '../games'
import { openVendors, transferVendors } from '../vendors'
import { defineModule } from '../../../kernel/modules/define-module'
import type { Job } from '../../../kernel/jobs/job'
import {
  settleVendorTransfer,
  vendorTransferCommands,
  vendorTransfersReport,
} from './vendor-transfer-commands'
import { vendorTransferMigrations } from './migrations'
import { attemptTransfer } from './attempt-transfer'
import { setAutomatic } from './automatic'
import { bringBack, bringBackJob, inHandMs, wantBack } from './bring-back'
import { createTransfer } from './create-transfer'
import { listWallets } from './list-wallets'
import { showTransfer } from './show-wallets'
import { transferJob } from './transfer-job'
import { isUntried } from './transfer-moves'
import { storedCode } from './stored-code'

const ownerOf = (member: Member, { merchant }: CallContext) => ({
  memberId: member.id,
  merchant: member.merchant,
  site: merchant.code,
  currency: merchant.currency,
})

function jobs(gateway: Gateway): Job[] {
  const vendors = openVendors(gateway)
  return [transferJob(gateway, vendors), bringBackJob(gateway, vendors)]
}

function calls(gateway: Gateway): void {
  const { db, clock, settings } = gateway
  const vendors = openVendors(gateway)

  const transferOf = (memberId: string, id: string) =>
    db.read
      .selectFrom('vendor_transfers')
      .selectAll()
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .executeTakeFirst()

  registerMemberCall(gateway, vendorWalletsCall, ({ member, context }) =>
    listWallets(gateway, vendors, ownerOf(member, context)),
  )

  registerMoneyCall(
    gateway,
    createVendorTransferCall,
    async ({ trx, member, context, body }) => {
      const { now, merchant } = context
      const catalogue = await readVendors(trx, merchant.code, now)
      const vendor = catalogue.get(body.vendor)
      if (!vendor || !(await transferVendors(trx, settings, merchant.code)).has(vendor.code))
        throw new CallFailure('transfer.vendor.unknown')
      const owner = ownerOf(member, context)
      const row = await createTransfer(trx, { ...owner, vendor: vendor.code }, vendor, { body, now })
      return { transfer: showTransfer(row, catalogue), balance: await readBalance(trx, owner, now) }
    },
    {
      afterwards: async ({ transfer, balance }, { member, context }) => {
        const row = await transferOf(member.id, transfer.id)
        if (!row) return { transfer, balance }
        const now = isUntried(row) ? await attemptTransfer(gateway, vendors, row, { isFirst: true }) : row
        const catalogue = await readVendors(db.read, context.merchant.code, context.now)
        return {
          transfer: showTransfer(now, catalogue),
          balance: await readBalance(db.read, ownerOf(member, context), clock.now()),
        }
      },
    },
  )

  registerMoneyCall(
    gateway,
    bringBackCall,
    async ({ trx, member, context }) => {
      await wantBack(trx, { memberId: member.id }, context.now + inHandMs)
      const balance = await readBalance(trx, ownerOf(member, context), context.now)
      return { waitsFor: [], balance }
    },
    {
      afterwards: async (_answer, { member, context }) => {
        const wanted = await db.read
          .selectFrom('vendor_wallets')
          .selectAll()
          .where('member_id', '=', member.id)
          .where('return_at', 'is not', null)
          .execute()
        const catalogue = await readVendors(db.read, context.merchant.code, context.now)
        const asked = await Promise.all(
          wanted.map(async (wallet) => ({
            name: catalogue.get(wallet.vendor)?.name ?? wallet.vendor,
            isDone: await bringBack(gateway, vendors, wallet),
          })),
        )
        return {
          waitsFor: asked.flatMap(({ name, isDone }) => (isDone ? [] : [name])),
          balance: await readBalance(db.read, ownerOf(member, context), clock.now()),
        }
      },
    },
  )

  registerMemberCall(gateway, vendorTransferCall, async ({ member, params, context }) => {
    const row = await transferOf(member.id, params.id)
    if (!row) throw new CallFailure('transfer.not.found')
    return { transfer: showTransfer(row, await readVendors(db.read, context.merchant.code, context.now)) }
  })

  registerMemberCall(gateway, setAutomaticTransferCall, async ({ member, body, context }) => {
    await db.transaction((trx) => setAutomatic(trx, member.id, body.isAutomatic, context.now))
    return { isAutomatic: body.isAutomatic }
  })
}

/** Wallets at vendors of transfer type, and the transfers to and from them (WALLET-2). */
export const vendorTransfersModule = defineModule({
  name: 'play/vendor-transfers',
  calls,
  jobs,
  tables: ['vendor_wallets', 'vendor_transfers', 'automatic_transfers'],
  migrations: vendorTransferMigrations,
  storedCode,
  operations: [settleVendorTransfer],
  reports: [vendorTransfersReport],
  commands: vendorTransferCommands,
})
