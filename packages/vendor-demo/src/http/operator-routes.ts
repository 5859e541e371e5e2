import {
  operatorBalanceSchema,
  operatorCloseAnswerSchema,
  operatorCloseSchema,
  operatorPath,
  operatorRotateSchema,
  operatorSeedsSchema,
  operatorTransferAskedSchema,
  operatorTransferSchema,
  walletHeaders,
  type OperatorAction,
} from '@plaza/contract/vendors'
import type { FastifyInstance } from 'fastify'
import type { KeyObject } from 'node:crypto'
import * as z from 'zod/mini'
import type { Flights } from '../crash/flights'
import { isSigned } from '../keys/signature'
import { readPurse } from '../purses/purse'
import { cancelTransfer, OtherTransfer, transferOnce, transferState } from '../purses/transfers'
import { Refused } from '../kernel/refused'
import { rotateSeeds, showSeeds } from '../seeds/seeds'
import { closeSession } from '../every-game/close-session'
import type { Vendor } from '../kernel/vendor'

type Failure = 'UNKNOWN_SESSION' | 'OPEN_ROUND' | 'REFUSED'
const statuses = { UNKNOWN_SESSION: 404, OPEN_ROUND: 409, REFUSED: 403 } as const

class OperatorFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure)
  }
}

/** The failure as it is reported to the operator; null for a fault of ours. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof OperatorFailure) return error.failure
  if (error instanceof OtherTransfer) return 'REFUSED'
  return error instanceof Refused && error.refusal === 'OPEN_ROUND' ? 'OPEN_ROUND' : null
}

/** The operator's calls (docs/vendors.md), signed by its key; `keyOf` returns null while the key is unknown. */
export async function operatorRoutes(
  app: FastifyInstance,
  vendor: Vendor,
  flights: Flights,
  keyOf: () => Promise<KeyObject | null>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // The signature covers the received bytes, so they are stored unchanged.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    const answer = <Input>(
      action: OperatorAction,
      schema: z.ZodMiniType<Input>,
      work: (input: Input, signature: string) => Promise<unknown>,
    ) =>
      scope.post(operatorPath(action), async (request, reply) => {
        try {
          const key = await keyOf()
          const body = String(request.body)
          const call = {
            method: request.method,
            path: request.raw.url ?? '',
            timestamp: String(request.headers[walletHeaders.timestamp]),
            body,
          }
          const signature = request.headers[walletHeaders.signature]
          if (!key || !isSigned(call, signature, vendor.clock.now(), key))
            throw new OperatorFailure('REFUSED')
          const input = schema.safeParse(readJson(body))
          if (!input.success) throw new OperatorFailure('REFUSED')
          return await work(input.data, String(signature))
        } catch (error) {
          const failure = failureOf(error)
          if (!failure) throw error
          return reply.code(statuses[failure]).send({ status: failure })
        }
      })

    answer('close', operatorCloseSchema, async ({ session }) => {
      const open = await closeSession(vendor, flights, session)
      if (open === null) throw new OperatorFailure('UNKNOWN_SESSION')
      return z.parse(operatorCloseAnswerSchema, { status: 'OK', openRounds: open })
    })
    answer('balance', operatorBalanceSchema, async (of) => ({
      status: 'OK',
      currency: of.currency,
      ...(await readPurse(vendor.db, of)),
    }))
    answer('transfer', operatorTransferSchema, (asked) =>
      vendor.db.transaction((sql) => transferOnce(sql, asked, vendor.clock.now())),
    )
    answer('transfer-state', operatorTransferAskedSchema, (asked) =>
      vendor.db.transaction((sql) => transferState(sql, asked)),
    )
    answer('transfer-cancel', operatorTransferAskedSchema, (asked) =>
      vendor.db.transaction((sql) => cancelTransfer(sql, asked, vendor.clock.now())),
    )
    answer('seeds', operatorSeedsSchema, async ({ player }) => ({
      status: 'OK',
      seeds: await vendor.db.transaction((sql) => showSeeds(sql, player)),
    }))
    answer('rotate', operatorRotateSchema, async ({ player, clientSeed }, signature) => ({
      status: 'OK',
      seeds: await vendor.db.transaction((sql) =>
        rotateSeeds(sql, { player, clientSeed, now: vendor.clock.now(), signature }),
      ),
    }))
    done()
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Refused like any other body that does not match the schema.
  }
}
