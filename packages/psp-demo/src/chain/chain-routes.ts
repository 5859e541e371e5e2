import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { formOf, sendPage } from '../send-page'
import { languageOf } from '../texts'
import type { ChainPayment } from './chain-payment'
import { chainApi } from './chain-api'
import type { ChainParts } from './chain-parts'
import { unitsIn } from './rates'
import { send, type Sending } from './send'
import { findWalletPage, walletPage } from './wallet-page'

const addressParams = z.object({ address: z.string() })
const choices = z.enum(['exact', 'other', 'network', 'late', 'dropped'])
const networkSchema = z.enum(['TRC20', 'ERC20', 'BEP20'])

/** What a form of the wallet sends; null when it makes no sense. */
function sendingOf(payment: ChainPayment, form: URLSearchParams): Sending | null {
  const choice = choices.safeParse(form.get('choice')).data
  const { network, units } = payment
  switch (choice) {
    case 'exact':
      return { network, units }
    case 'late':
      return { network, units, isLate: true }
    case 'dropped':
      return { network, units, isDropped: true }
    case 'network': {
      const other = networkSchema.safeParse(form.get('network')).data
      return other === undefined ? null : { network: other, units }
    }
    case 'other': {
      const typed = unitsIn(form.get('amount') ?? '')
      return typed === null ? null : { network, units: typed }
    }
    case undefined:
      return null
  }
}

/** The pages of the wallet that stands for a payer's: an address leads to its payment, which is paid in every way. */
function walletRoutes(app: FastifyInstance, { store, now, blockMs }: ChainParts): void {
  const at = () => ({ now: now(), blockMs })
  const find = (address: string) => store.findBy((payment) => payment.address === address)
  app.get('/wallet', (request, reply) =>
    sendPage(reply, findWalletPage(languageOf(request.headers['accept-language']))),
  )
  app.post('/wallet', (request, reply) => {
    const address = (formOf(request).get('address') ?? '').trim()
    const language = languageOf(request.headers['accept-language'])
    return find(address)
      ? reply.redirect(`/wallet/${address}`, 303)
      : sendPage(reply, findWalletPage(language, address), 422)
  })
  app.get('/wallet/:address', (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const { address } = z.parse(addressParams, request.params)
    const payment = find(address)
    return payment
      ? sendPage(reply, walletPage(language, payment, at()))
      : sendPage(reply, findWalletPage(language, address), 404)
  })
  app.post('/wallet/:address', async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const { address } = z.parse(addressParams, request.params)
    const payment = find(address)
    if (!payment) return sendPage(reply, findWalletPage(language, address), 404)
    const form = formOf(request)
    const sending = sendingOf(payment, form)
    if (!sending) return sendPage(reply, walletPage(language, payment, at(), form.get('amount') ?? ''), 422)
    await send(store, payment, sending, now())
    return reply.redirect(`/wallet/${address}`, 303)
  })
}

/** The test chain: the calls of its merchant below `/chain`, and the wallet's pages. */
export function chainRoutes(app: FastifyInstance, parts: ChainParts): void {
  chainApi(app, parts)
  walletRoutes(app, parts)
}
