import {
  moneyIntentsSchema,
  type MoneyIntent,
  type MoneyIntentKind,
  type MoneyIntents,
} from '@plaza/contract'

const storageKey = 'plaza.intent'

/** What is wanted, without its key. */
export type IntentBody = Pick<MoneyIntent, 'amountMinor' | 'method'>

/** The money intents of an account in this tab. They survive a reload and end with their order. */
export interface Intents {
  of(kind: MoneyIntentKind): MoneyIntent | undefined
  /** The intent to send: the present one where it asks for the same and was not answered, else a new one. */
  begin(kind: MoneyIntentKind, body: IntentBody): MoneyIntent
  /** The gateway did not look at the key: the intent may be sent again with it, but nothing waits for an answer. */
  refuse(kind: MoneyIntentKind): void
  /** The gateway answered with an order. */
  attach(kind: MoneyIntentKind, orderId: string): void
  /** Forgets the intent; with an order only when it is that order's. */
  end(kind: MoneyIntentKind, orderId?: string): void
}

const isSame = (intent: MoneyIntent, body: IntentBody): boolean =>
  intent.amountMinor === body.amountMinor && intent.method === body.method

/** Keeps intents in `plaza.intent`. `newKey` makes unguessable keys of the contract's pattern. */
export function createIntents(storage: Storage, account: string, newKey: () => string): Intents {
  const readAll = (): MoneyIntents => {
    try {
      return moneyIntentsSchema.parse(JSON.parse(storage.getItem(storageKey) ?? '{}'))
    } catch {
      // Not ours or of another release: as good as nothing, for the gateway is what counts.
      return {}
    }
  }
  const write = (intents: MoneyIntents): void => {
    if (intents.deposit || intents.withdrawal) storage.setItem(storageKey, JSON.stringify(intents))
    else storage.removeItem(storageKey)
  }
  const of = (kind: MoneyIntentKind): MoneyIntent | undefined => {
    const intent = readAll()[kind]
    return intent?.account === account ? intent : undefined
  }
  return {
    of,
    begin(kind, body) {
      const present = of(kind)
      const isPresent = present && !present.orderId && isSame(present, body)
      if (isPresent && !present.isRefused) return present
      const intent = { key: isPresent ? present.key : newKey(), account, ...body }
      write({ ...readAll(), [kind]: intent })
      return intent
    },
    refuse(kind) {
      const present = of(kind)
      if (present) write({ ...readAll(), [kind]: { ...present, isRefused: true } })
    },
    attach(kind, orderId) {
      const present = of(kind)
      if (present) write({ ...readAll(), [kind]: { ...present, orderId } })
    },
    end(kind, orderId) {
      const present = of(kind)
      if (present && (orderId === undefined || present.orderId === orderId))
        write({ ...readAll(), [kind]: undefined })
    },
  }
}
