import type { AnswerOf } from '@plaza/contract/kernel'
import type { memberRegisterCall, RegisterBody } from '@plaza/contract/identity'
import { memberTypes } from '@plaza/contract/identity'
import { randomUUID } from 'node:crypto'
import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Trx } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { countOne } from '../../../kernel/security/rate-limit'
import { newSecret } from '../../../kernel/security/secrets'
import { takeRoom } from '../affiliates'
import { checkCaptcha } from '../captcha'
import { inviteCodeOf } from '../member'
import { beginSession, type SigningIn } from '../session'
import { clearSocialCookie, readSocialCookie, linkIdentity } from '../social'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { findByAccount } from '../directory'
import { checkCode, spendCode, type SmsCodeOwner } from '../verification'
import { insertMember } from './new-member'
import { readForm, type RegisterForm } from './read-form'
import { againWhenClaimed, claimContacts } from './claim-contacts'
import { checkFree, meaningOfConflict } from './taken'
import { readUpline, type Upline } from './upline'
import { isWayOpen, registerSettings, type RegisterWay } from '../registration-rules'

const windowMs = 15 * 60_000

async function countAttempt({ db, settings }: Gateway, { context }: SigningIn): Promise<void> {
  const rate = { limit: settings.registerAddressLimit, windowMs }
  const state = await countOne(db.write, `register:${context.address}`, rate, context.now)
  if (state.isOver) throw new CallFailure('request.rate.limited', { retryAt: state.resetsAt })
}

/**
 * The name of a new member: its username, or its number as it is typed at home. Where another country's member has
 * that number, the dialling code goes before it.
 */
async function accountOf(
  { db }: Gateway,
  merchant: string,
  { values, number }: RegisterForm,
): Promise<string> {
  if (values.username !== null) return values.username
  if (!number) throw new Error('a registration without a name')
  const isTaken = await findByAccount(db.read, merchant, number.mobileNum)
  return isTaken ? `${number.diallingCode}${number.mobileNum}` : number.mobileNum
}

/**
 * Takes a place below the agent whose code was given, and counts a registration by its link.
 * @throws CallFailure `affiliate.invalid` where the agent has no place left, or the link has ended, since it was looked up
 */
async function joinAgent(db: Database, trx: Trx, { agent }: Upline, merchant: Merchant, now: number) {
  if (!agent) return undefined
  const { agentId, link } = agent
  const hasRoom = await takeRoom(db, trx, { merchant, agentId })
  const joined = hasRoom ? await link?.use(trx, link.link, now) : undefined
  if (!hasRoom || (link && !joined)) throw new CallFailure('affiliate.invalid', { field: 'affiliateCode' })
  return joined
}

const codeOwner = (merchant: string, { number, needsCode }: RegisterForm): SmsCodeOwner | null =>
  number && needsCode ? { merchant, purpose: 'register', ...number } : null

/** A used captcha is deleted, so the form needs a new one whatever else is wrong. */
async function withFreshCaptcha<T>(isAsked: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isAsked && error instanceof CallFailure)
      throw new CallFailure(error.code, { ...error.value, captcha: true })
    throw error
  }
}

async function makeMember(
  gateway: Gateway,
  input: SigningIn,
  body: RegisterBody,
  form: RegisterForm,
): Promise<AnswerOf<typeof memberRegisterCall>> {
  const { db, hasher } = gateway
  const { context, request, reply } = input
  const { merchant, now } = context
  const { values } = form
  const owner = codeOwner(merchant.code, form)
  const upline = await readUpline(db, merchant, values, now)
  if (owner) await checkCode(db, owner, values.verificationCode ?? '', now)
  await checkFree(db.read, merchant.code, form)
  const member = {
    id: randomUUID(),
    account: await accountOf(gateway, merchant.code, form),
    merchant: merchant.code,
    type: memberTypes.player as number,
    must_change_password: false,
  }
  const made = {
    ...member,
    merchant,
    form,
    upline,
    // Without a password of its own it signs in by SMS code, or sets one by phone.
    passwordHash: await hasher.hash(values.password ?? newSecret()),
    paymentPasswordHash: values.paymentPassword === null ? null : await hasher.hash(values.paymentPassword),
    registerMethod: body.registerMethod,
    registerUrl: body.registerUrl,
    now,
  }
  const identity = readSocialCookie(request)
  const claim = {
    clock: gateway.clock,
    language: requestLanguage(merchant, request),
    address: context.address,
  }
  const write = async (trx: Trx) => {
    if (owner) await spendCode(trx, owner, values.verificationCode ?? '', now)
    const joined = await joinAgent(db, trx, upline, merchant, now)
    // Before the session begins, whose answer has the type.
    member.type = joined?.type ?? member.type
    await insertMember(trx, { ...made, type: member.type })
    await joined?.register({ memberId: member.id, merchant, now })
    await claimContacts(trx, made, claim)
    if (identity !== undefined) await linkIdentity(trx, identity, member, now)
  }
  const answer = await againWhenClaimed(form, () =>
    beginSession(gateway, input, member, { first: write }),
  ).catch((error: unknown) => {
    throw meaningOfConflict(error)
  })
  if (identity !== undefined) clearSocialCookie(request, reply)
  await inviteCodeOf(db, member, now)
  return answer
}

/**
 * Registers a member and signs it in (REG-7). Everything is validated again here, cheap checks first; nothing of a
 * refused registration is stored.
 * @throws CallFailure `register.closed`, `register.field`, `password.*`, `declaration.required`, `age.refused`,
 * `captcha.*`, `affiliate.invalid`, `recommender.unknown`, `sms.code.*`, `username.taken`, `mobile.taken`,
 * `feature.off`, `request.rate.limited`.
 */
export async function register(
  gateway: Gateway,
  input: SigningIn,
  way: RegisterWay,
  body: RegisterBody,
): Promise<AnswerOf<typeof memberRegisterCall>> {
  const { merchant, now } = input.context
  if (!isWayOpen(merchant, way)) throw new CallFailure('register.closed')
  await countAttempt(gateway, input)
  // Verification by a provider's own SMS is not implemented, whatever the flag says.
  if (body.firebaseIdToken) throw new CallFailure('feature.off')
  const form = readForm(merchant, way, body, now)
  const { hasCaptcha } = registerSettings(merchant)
  if (hasCaptcha) await checkCaptcha(gateway.db.write, input.context, input.request, body.captcha)
  return withFreshCaptcha(hasCaptcha, () => makeMember(gateway, input, body, form))
}
