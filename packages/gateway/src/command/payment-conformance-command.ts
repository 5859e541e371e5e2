import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import type { PaymentEvent, PaymentProvider } from '../kernel/carriers/payment-provider'
import { readProviderKeys } from '../kernel/carriers/provider-keys'
import { systemClock } from '../kernel/clock'
import { readSettings, type GatewaySettings } from '../kernel/settings/settings'
import { chainReport, createChainDemo } from '../modules/demo/chain'
import { createPspDemo, pspReport } from '../modules/demo/psp'
import { CheckFailure } from './conformance/check'
import { callbackChecks } from './conformance/payments/callback-checks'
import { closedStatus, type SignedCallback } from './conformance/payments/payment-target'
import { providerChecks } from './conformance/payments/provider-checks'
import { webhookTarget } from './conformance/payments/webhook-target'
import { reportChecks } from './report-checks'

interface CheckedAdapter {
  create(parts: { settings: GatewaySettings; clock: typeof systemClock }, url: string): PaymentProvider
  bodyOf(event: PaymentEvent): string
  reportsDeclined: boolean
}

const adapters: Record<string, CheckedAdapter> = {
  'psp-demo': { create: createPspDemo, bodyOf: pspReport, reportsDeclined: true },
  'chain-demo': { create: createChainDemo, bodyOf: chainReport, reportsDeclined: false },
}

const base = (url: string): string => url.replace(/\/+$/, '')

/** Whether the other side closed the connection while it was being written to. */
const wasClosed = (error: unknown): boolean => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return code === 'EPIPE' || code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
}

/** Sends callbacks to a gateway. */
const deliverTo =
  (gateway: string) =>
  async ({ path, body, headers }: SignedCallback): Promise<number> => {
    try {
      const answer = await fetch(`${gateway}${path}`, { method: 'POST', headers, body, redirect: 'error' })
      return answer.status
    } catch (cause) {
      if (wasClosed(cause)) return closedStatus
      throw new CheckFailure(`the gateway at ${gateway} does not answer`, { cause })
    }
  }

/**
 * Adds `plaza payments conformance <url>` (docs/payments.md, DEPOSIT-7): prints each check of an adapter's provider and of
 * the gateway's callback, and fails when one does.
 */
export function addPaymentConformance(
  payments: Command,
  env: Record<string, string | undefined>,
  out: (text: string) => void,
): void {
  payments
    .command('conformance <url>')
    .description('check a payment provider’s sandbox as its adapter, and the gateway as that provider')
    .requiredOption('--adapter <code>', Object.keys(adapters).join(' or '))
    .option('--gateway <url>', 'the gateway that is called back', undefined)
    .action(async (url: string, { adapter: code, gateway }: { adapter: string; gateway?: string }) => {
      const adapter = adapters[code]
      if (!adapter)
        throw new PlainError(`Unknown adapter "${code}". Known: ${Object.keys(adapters).join(', ')}.`)
      const settings = readSettings(env)
      const { webhookSecret: secret } = await readProviderKeys(settings, code).catch((cause: unknown) => {
        throw new PlainError(`The keys of ${code} are not in ${settings.dataDir}/keys.`, { cause })
      })
      const provider = adapter.create({ settings, clock: systemClock }, base(url))
      const calledBack = base(gateway ?? `http://127.0.0.1:${settings.port}`)
      const target = webhookTarget(
        { ...adapter, provider, secret },
        { now: () => Date.now(), deliver: deliverTo(calledBack) },
      )
      await reportChecks([...providerChecks(target), ...callbackChecks(target)], out)
    })
}
