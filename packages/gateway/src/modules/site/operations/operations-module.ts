import * as z from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { checkOrigin } from '../../../kernel/http/request-guards'
import { openContext } from '../../../kernel/http/open-context'
import { isRefused } from '../../../kernel/http/refused-input'
import { perform, type AskedOperation } from '../../../kernel/operations/perform'
import { PlainError } from '@plaza/server-kit'
import { shownCode } from '../../identity/captcha'
import { newestMessages } from '../../platform/messages'
import { readVendorReport } from '../../play/vendor-wallet'
import { limitKinds } from '../../play/game-sessions'
import { defineModule } from '../../../kernel/modules/define-module'
import { keyCommands, rewrapReport, rotateReport } from './key-commands'
import { playCommands } from './play-commands'
import {
  linkVendor,
  setCountries,
  setLimit,
  setMaintenance,
  setVendorKey,
  setWallets,
} from './play-definitions'
import { addMerchant, setFlag, setPromo, setSetting } from './settings-definitions'
import { settingsCommands } from './settings-commands'

const merchant = z.string().check(z.maxLength(32))
const name = z.string().check(z.maxLength(64))
const switchSchema = z.strictObject({ merchant, name, on: z.boolean() })
const settingSchema = z.strictObject({
  merchant,
  path: z.string().check(z.maxLength(256)),
  value: z.unknown(),
})
const limitSchema = z.strictObject({
  merchant,
  account: name,
  limit: z.enum(limitKinds),
  /** Minor units a day, of `time` minutes; null removes the limit. */
  amount: z.nullable(z.int()),
})
const vendorSchema = z.strictObject({
  merchant,
  vendor: name,
  maintenance: z.boolean(),
  until: z.optional(z.nullable(z.int())),
})
const lotterySchema = z.strictObject({
  merchant,
  lottery: name,
  on: z.boolean(),
  until: z.optional(z.nullable(z.int())),
})
const reportQuerySchema = z.object({ merchant, vendor: name, day: name })
const outboxQuerySchema = z.object({
  recipient: z.optional(z.catch(z.string().check(z.maxLength(254)), '')),
})

/** Who operates through `/dev`, in the audit trail. */
const developer = { by: '/dev', why: null }

function parsed<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  const body = schema.safeParse(request.body)
  if (!body.success || isRefused(request.body)) throw new CallFailure('request.invalid')
  return body.data
}

function calls(gateway: Gateway): void {
  if (!gateway.settings.hasOutbox) return
  const { app, db, clock } = gateway

  const onRequest = async (request: FastifyRequest) => void (await openContext(gateway, request))
  const options = { schema: { hide: true }, onRequest }

  const plainly = async <T>(work: () => Promise<T>): Promise<{ success: true; value: T; now: number }> => {
    try {
      return { success: true, value: await work(), now: clock.now() }
    } catch (error) {
      if (error instanceof PlainError) throw new CallFailure('request.invalid', { reason: error.message })
      throw error
    }
  }
  const performed = (operation: AskedOperation) =>
    perform(db, gateway.known, operation, { actor: developer, now: clock.now() })
  const runPlay = (request: FastifyRequest, operation: AskedOperation) => {
    checkOrigin(request)
    return plainly(async () => {
      await performed(operation)
      return { operation }
    })
  }
  const run = (request: FastifyRequest, operation: AskedOperation) => {
    checkOrigin(request)
    return plainly(async () => ({
      settings: (await performed(operation)).after,
    }))
  }

  app.get('/dev/outbox', options, async (request) => {
    const { recipient } = z.parse(outboxQuerySchema, request.query)
    return { success: true, value: { messages: await newestMessages(db.read, recipient) }, now: clock.now() }
  })
  app.get('/dev/captcha', options, async (request) => {
    const code = await shownCode(db.write, request)
    return { success: true, value: { code }, now: clock.now() }
  })
  app.post('/dev/flag', options, async (request) => {
    const { on, ...rest } = parsed(switchSchema, request)
    return run(request, { kind: 'flag', ...rest, isOn: on })
  })
  app.post('/dev/promo', options, async (request) => {
    const { on, ...rest } = parsed(switchSchema, request)
    return run(request, { kind: 'promo', ...rest, isOn: on })
  })
  app.post('/dev/setting', options, async (request) =>
    run(request, { kind: 'setting', ...parsed(settingSchema, request) }),
  )
  app.post('/dev/limit', options, async (request) =>
    runPlay(request, { kind: 'limit', ...parsed(limitSchema, request) }),
  )
  app.post('/dev/vendor', options, async (request) => {
    const { maintenance: isOn, until = null, ...rest } = parsed(vendorSchema, request)
    return runPlay(request, { kind: 'vendor-maintenance', ...rest, isOn, until })
  })
  app.post('/dev/lottery', options, async (request) => {
    const { on: isOn, until = null, ...rest } = parsed(lotterySchema, request)
    return runPlay(request, { kind: 'lottery-switch', ...rest, isOn, until })
  })
  app.get('/dev/vendor-report', options, async (request) => {
    const query = reportQuerySchema.safeParse(request.query)
    if (!query.success) throw new CallFailure('request.invalid')
    return plainly(() => readVendorReport(db.read, query.data))
  })
}

/** `/dev/*` for trying everything from outside; there only with `OUTBOX=1`, and on a merchant's own host (OPS-1). */
export const operationsModule = defineModule({
  name: 'site/operations',
  calls,
  operations: [
    setFlag,
    setPromo,
    setSetting,
    addMerchant,
    setLimit,
    setMaintenance,
    setCountries,
    setVendorKey,
    setWallets,
    linkVendor,
  ],
  reports: [rotateReport, rewrapReport],
  commands: [...settingsCommands, ...playCommands, ...keyCommands],
  commandGroups: {
    merchant: 'merchants of this site',
    vendor: 'vendors: maintenance, countries, keys, transfers, daily report',
    keys: 'keys with which browsers encrypt passwords, and the key that protects them',
  },
})
