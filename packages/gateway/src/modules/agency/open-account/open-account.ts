import { openedName, type openAccountCall } from '@plaza/contract/agency'
import type { BodyOf } from '@plaza/contract/kernel'
import { dayAt } from '@plaza/calendar'
import { randomUUID } from 'node:crypto'
import { CallFailure } from '../../../kernel/call-failure'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import type { Gateway } from '../../../kernel/gateway'
import { openWallets } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { countOne } from '../../../kernel/security/rate-limit'
import { addDetails, addMember, findByAccount } from '../../identity/directory'
import { checkForMerchant } from '../../identity/password'
import { isReservedName } from '../../identity/registration'
import { isOpen } from '../../identity/registration-rules'
import { giveRates } from '../../stakes/rates'
import { systemRates } from '../rates'
import { accountTerms } from './account-settings'
import { typeOf } from './links'
import { takeRoom } from './quota'

/** Accounts that one agent may try to open: each try hashes a password and says whether a name is taken. */
const openedByAgent = { limit: 60, windowMs: 3_600_000 }

/** An agent that opens an account below itself. */
export interface Opening {
  agentId: string
  merchant: Merchant
  now: number
  body: BodyOf<typeof openAccountCall>
}

const taken = () => new CallFailure('username.taken', { field: 'userName' })

/**
 * Opens an account directly below an agent with the rates that it names, none higher than its own. The password is the agent's, so
 * the first sign-in asks for another (AGENT-7).
 * @throws CallFailure `register.closed`, `agent.account.name`, `name.reserved`, `username.taken`, `password.weak`, `agent.account.quota`,
 * `request.rate.limited`
 */
export async function openAccount(
  { db, hasher }: Gateway,
  opening: Opening,
): Promise<{ id: string; userName: string }> {
  const { agentId, merchant, now, body } = opening
  if (!isOpen(merchant)) throw new CallFailure('register.closed')
  const rate = await countOne(db.write, `agent-open:${agentId}`, openedByAgent, now)
  if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
  const userName = body.userName.trim()
  if (!openedName.test(userName)) throw new CallFailure('agent.account.name', { field: 'userName' })
  if (isReservedName(merchant, userName)) throw new CallFailure('name.reserved', { field: 'userName' })
  checkForMerchant(merchant, body.password, { account: userName })
  if (await findByAccount(db.read, merchant.code, userName)) throw taken()
  const id = randomUUID()
  const passwordHash = await hasher.hash(body.password)
  await db
    .transaction(async (trx) => {
      if (!(await takeRoom(trx, opening)))
        throw new CallFailure('agent.account.quota', { most: accountTerms(merchant).mostAccounts })
      await addMember(trx, {
        ...{ id, merchant: merchant.code, account: userName, nickname: null, type: typeOf[body.type] },
        ...{ upline_id: agentId, password_hash: passwordHash, must_change_password: true, reg_date: now },
      })
      await addDetails(trx, {
        ...{ member_id: id, merchant: merchant.code, payee_name: null, id_number: null, qq_num: null },
        ...{ facebook: null, wechat: null, line: null, whatsapp: null, zalo: null, recommender_id: null },
        // The person declares its age with the first change of its password.
        ...{ birth_date: null, declared_at: null },
        ...{ register_method: 'H5', register_url: '', registered_at: now },
      })
      await openWallets(trx, { memberId: id, merchant: merchant.code, currency: merchant.currency })
      const day = dayAt(merchant.settings.timeZone, now)
      const of = { merchant: merchant.code, memberId: id, agentId, day, system: systemRates(merchant) }
      await giveRates(trx, of, body.rates, now)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'members_account') ? taken() : error
    })
  return { id, userName }
}
