import * as z from 'zod/mini'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../call-failure'
import type { Gateway } from '../../gateway'
import { checkOrigin } from '../../http/request-guards'
import { openContext } from '../../http/open-context'
import { isRefused } from '../../http/refused-input'
import { PlainError } from '../../plain-error'
import { newestMessages, readCaptcha } from './dev-reads'
import { operate, type Operation } from './operations'

const merchant = z.string().check(z.maxLength(32))
const name = z.string().check(z.maxLength(64))
const switchSchema = z.strictObject({ merchant, name, on: z.boolean() })
const settingSchema = z.strictObject({
  merchant,
  path: z.string().check(z.maxLength(256)),
  value: z.unknown(),
})
const outboxQuerySchema = z.object({
  recipient: z.optional(z.catch(z.string().check(z.maxLength(254)), '')),
})

function parsed<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  const body = schema.safeParse(request.body)
  if (!body.success || isRefused(request.body)) throw new CallFailure('request.invalid')
  return body.data
}

/** `/dev/*` for trying everything from outside; there only with `OUTBOX=1`, and on a merchant's own host (rulings). */
export function operationsModule(gateway: Gateway): void {
  if (!gateway.settings.hasOutbox) return
  const { app, db, clock } = gateway

  const onRequest = async (request: FastifyRequest) => void (await openContext(gateway, request))
  const options = { schema: { hide: true }, onRequest }

  const run = async (request: FastifyRequest, operation: Operation) => {
    checkOrigin(request)
    try {
      const settings = await operate(db, operation)
      return { success: true, value: { settings }, now: clock.now() }
    } catch (error) {
      if (error instanceof PlainError) throw new CallFailure('request.invalid', { reason: error.message })
      throw error
    }
  }

  app.get('/dev/outbox', options, async (request) => {
    const { recipient } = z.parse(outboxQuerySchema, request.query)
    return { success: true, value: { messages: await newestMessages(db.read, recipient) }, now: clock.now() }
  })
  app.get('/dev/captcha', options, async (request) => {
    const code = await readCaptcha(db.read, request)
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
}
