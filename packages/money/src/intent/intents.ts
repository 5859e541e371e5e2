import { moneyIntentsSchema, type MoneyIntent, type MoneyIntents } from '@plaza/contract/money'

/** The content of an intent, without its key. */
export type IntentBody = Pick<MoneyIntent, 'amountMinor' | 'method' | 'details'>

/**
 * The money intents of an account in this tab, one of each kind. They survive a reload and end with their order. A kind
 * is a name that a remote chooses, such as `deposit`.
 */
export interface Intents {
  of(kind: string): MoneyIntent | undefined
  /** Creates the key when the confirmation opens, or returns an unanswered intent. Sends nothing. */
  prepare(kind: string, body: IntentBody): void
  /**
   * The intent to send: the stored one if it has the same content and no answer yet, otherwise a new one. `key` is its key
   * where the caller knows it, such as one that two tabs make alike.
   */
  begin(kind: string, body: IntentBody, key?: string): MoneyIntent
  /**
   * The gateway refused before it used the key, so the intent may be sent again with that key and no answer is pending.
   */
  refuse(kind: string): void
  /** The gateway answered with an order. */
  attach(kind: string, orderId: string): void
  /** Forgets the intent; if an order is given, only when the intent belongs to that order. */
  end(kind: string, orderId?: string): void
}

export interface IntentsOptions {
  storage: Storage
  storageKey: string
  account: string
  /** Makes unguessable keys of the contract's pattern. */
  newKey: () => string
}

/** The parts of two intents that must be equal for them to be the same; the order of the details does not matter. */
const identity = ({ amountMinor, method, details = {} }: IntentBody): string =>
  JSON.stringify([amountMinor, method, Object.entries(details).sort()])

const isSame = (a: IntentBody, b: IntentBody): boolean => identity(a) === identity(b)

/** Keeps intents in storage. */
export function createIntents({ storage, storageKey, account, newKey }: IntentsOptions): Intents {
  const readAll = (): MoneyIntents => {
    try {
      return moneyIntentsSchema.parse(JSON.parse(storage.getItem(storageKey) ?? '{}'))
    } catch {
      // Unreadable or written by another release: ignored, because the gateway decides.
      return {}
    }
  }
  const write = (kind: string, intent: MoneyIntent | undefined): void => {
    const { [kind]: _before, ...others } = readAll()
    const intents = { ...others, ...(intent && { [kind]: intent }) }
    if (Object.keys(intents).length > 0) storage.setItem(storageKey, JSON.stringify(intents))
    else storage.removeItem(storageKey)
  }
  const of = (kind: string): MoneyIntent | undefined => {
    const intent = readAll()[kind]
    return intent?.account === account ? intent : undefined
  }
  return {
    of,
    prepare(kind, body) {
      const present = of(kind)
      const isOnItsWay = present && !present.orderId && !present.isRefused
      if (isOnItsWay || (present && !present.orderId && isSame(present, body))) return
      write(kind, { key: newKey(), account, ...body, isRefused: true })
    },
    begin(kind, body, key) {
      const present = of(kind)
      const isPresent = present && !present.orderId && isSame(present, body)
      if (isPresent && !present.isRefused) return present
      const intent = { key: isPresent ? present.key : (key ?? newKey()), account, ...body }
      write(kind, intent)
      return intent
    },
    refuse(kind) {
      const present = of(kind)
      if (present) write(kind, { ...present, isRefused: true })
    },
    attach(kind, orderId) {
      const present = of(kind)
      if (present) write(kind, { ...present, orderId })
    },
    end(kind, orderId) {
      const present = of(kind)
      if (present && (orderId === undefined || present.orderId === orderId)) write(kind, undefined)
    },
  }
}
