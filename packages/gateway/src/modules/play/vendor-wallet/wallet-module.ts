import {
  walletActions,
  walletBalanceSchema,
  walletBetSchema,
  walletErrors,
  walletJackpotsSchema,
  walletPath,
  walletRollbackSchema,
  walletRoundSchema,
  walletSessionSchema,
  walletWinSchema,
  type WalletAction,
} from '@plaza/contract/vendors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Gateway } from '../../../kernel/gateway'
import { openVendors } from '../vendors'
import { defineModule } from '../../../kernel/modules/define-module'
import { reportCommand, vendorReport } from './report-command'
import { vendorWalletMigrations } from './migrations'
import { callerCheck, type Caller } from './check-caller'
import { walletCalls, type WalletCalls } from './wallet-calls'
import { readWalletBody } from './read-wallet-body'
import { WalletFailure } from './wallet-failure'
import { storedCode } from './stored-code'

/** Largest body of a vendor's call, bytes: a round's proof is the longest thing in one. */
const bodyLimit = 32 * 1024

function answer(calls: WalletCalls, action: WalletAction, caller: Caller, body: string): Promise<unknown> {
  switch (action) {
    case 'session':
      return calls.session(caller, readWalletBody(walletSessionSchema, body))
    case 'balance':
      return calls.balance(caller, readWalletBody(walletBalanceSchema, body))
    case 'bet':
      return calls.bet(caller, readWalletBody(walletBetSchema, body))
    case 'win':
      return calls.win(caller, readWalletBody(walletWinSchema, body))
    case 'rollback':
      return calls.rollback(caller, readWalletBody(walletRollbackSchema, body))
    case 'round':
      return calls.round(caller, readWalletBody(walletRoundSchema, body))
    case 'jackpots':
      return calls.jackpots(caller, readWalletBody(walletJackpotsSchema, body))
  }
}

function handleWalletFailures(scope: FastifyInstance): void {
  scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isSyntax = (error.statusCode ?? 500) < 500
    const status =
      error instanceof WalletFailure ? error.status : isSyntax ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_UNKNOWN'
    if (status === 'RS_ERROR_UNKNOWN') request.log.error({ err: error }, 'wallet call failed')
    else request.log.info({ status, url: request.url }, 'wallet call refused')
    return reply.code(walletErrors[status]).send({ status })
  })
}

function calls(gateway: Gateway): void {
  const check = callerCheck(gateway, openVendors(gateway))
  const answers = walletCalls(gateway)
  gateway.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    handleWalletFailures(scope)
    for (const action of walletActions)
      scope.post(
        walletPath(':vendor', action),
        { bodyLimit, schema: { hide: true } },
        async (request: FastifyRequest, reply) => {
          reply.header('cache-control', 'no-store')
          const { vendor } = z.parse(z.object({ vendor: z.string() }), request.params)
          const body = typeof request.body === 'string' ? request.body : ''
          const caller = await check(request, vendor, body)
          return answer(answers, action, caller, body)
        },
      )
  })
}

/**
 * The seamless wallet that vendors call (docs/vendors.md): outside of any merchant's host, without cookie or origin;
 * the signature over the bytes is the authority.
 */
export const vendorWalletModule = defineModule({
  name: 'play/vendor-wallet',
  calls,
  tables: ['vendor_transactions'],
  migrations: vendorWalletMigrations,
  storedCode,
  reports: [vendorReport],
  commands: [reportCommand],
})
