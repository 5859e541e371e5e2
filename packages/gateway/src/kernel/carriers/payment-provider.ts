import type { OfferedMethod, PaymentInstructions } from '@plaza/contract/money'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * A method as its adapter offers it, with its amounts in centavos of a peso, which become those of the merchant's
 * currency; the merchant's row says whether it is on.
 */
export type PaymentMethod = Omit<
  OfferedMethod,
  'enabled' | 'closed' | 'lastUsedAt' | 'expiryMs' | 'hasBonus'
> & {
  /** How long an order waits for its payment, ms; the site's setting when absent. */
  expiryMs?: number
  /** The currencies that it takes; any when absent. */
  currencies?: readonly string[]
}

/** An order as a provider needs to know it. */
export interface PaymentOrder {
  reference: string
  /** Code of the method. */
  method: string
  amountMinor: number
  currency: string
  /** Name of the merchant, for the payer to read. */
  payee: string
  /** Where the provider's page returns to; absent when nobody's page began the order. */
  returnUrl?: string
  /** Unpaid, it ends then. */
  expiresAt: number
}

/** What a provider reports of a payment. The same event may come twice; two events with `paid` are two payments. */
export interface PaymentEvent {
  /**
   * The provider's own id of the payment: the same in every report of it, whether it is called back about or asked for.
   */
  id: string
  reference: string
  amountMinor: number
  currency: string
  status: 'paid' | 'declined'
  /** The network on which it came, when that is another than the order's: a person decides about it. */
  network?: string
}

/** A payment on its way, which changes no state: how many confirmations it has at a height of the chain. */
export interface PaymentProgress {
  reference: string
  seen: number
  /** Of reports of one order, the highest is the latest. */
  height: number
}

/** What a provider says of an order when it is asked. */
export interface PaymentAnswer {
  events: PaymentEvent[]
  progress?: PaymentProgress
}

/** A provider's callback as received. */
export interface ReceivedCallback {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Where a provider reports its payments. */
export const callbackPath = (code: string): string => `/psp/${code}/callback`

/** A provider refuses an order for good; `reason` is a code that the member's page has a text for. */
export class PaymentRefused extends Error {
  constructor(readonly reason: string) {
    super(`the provider refuses the payment: ${reason}`)
  }
}

/** A provider did not answer, or nonsense: it is not known whether it has the order. It is asked again. */
export class ProviderAway extends Error {}

/**
 * A way of being paid (DEPOSIT-7): an adapter to a provider. No call runs in a transaction, because a provider may be
 * slow; each may be repeated for the same order and then has the same effect once.
 */
export interface PaymentProvider {
  /** Name of the adapter; it is called back at `/psp/<code>/callback`. */
  code: string
  methods: readonly PaymentMethod[]
  /**
   * Announces an order and returns how it is paid.
   * @throws PaymentRefused for good, ProviderAway to be tried again
   */
  begin(order: PaymentOrder, now: number): Promise<PaymentInstructions>
  /** Informs the provider that an order is cancelled. @throws ProviderAway */
  cancel(reference: string, now: number): Promise<void>
  /**
   * The event of a callback, or how far a payment on its way is; null when its signature is not the provider's or is stale. Absent where the provider
   * never calls back.
   * @throws CallFailure `request.invalid` when it is signed but no event.
   */
  readCallback?: (call: ReceivedCallback, now: number) => Promise<PaymentEvent | PaymentProgress | null>
  /** Asks about an order, where no callback comes; absent where the provider cannot be asked. */
  ask?: {
    /** Pause between questions about an open order, ms. */
    everyMs: number
    /** @throws ProviderAway */
    about(order: PaymentOrder, now: number): Promise<PaymentAnswer>
  }
  /** Pause before a payment that it has reported is credited, ms; none when absent. */
  creditAfterMs?: number
  /** Whether its breaker is open: its methods are shown as closed meanwhile. Absent where it cannot be away. */
  isAway?: () => boolean
}
