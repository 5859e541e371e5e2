import type { Gateway } from '../../../kernel/gateway'
import type { Merchant } from '../../../kernel/merchants/merchants'

/** What texts of a merchant may name of its promotions, by `<promotion>.<term>`, in a language. */
export type PromotionFacts = ReadonlyMap<string, string>

/** Reads the facts of a merchant's promotions. */
export type ReadPromotionFacts = (merchant: Merchant, language: string) => Promise<PromotionFacts>

const readers = new WeakMap<Gateway, ReadPromotionFacts>()

/** Has texts filled from what promotions give: their owner, which stands above the texts, registers when it starts. */
export const registerPromotionFacts = (gateway: Gateway, read: ReadPromotionFacts): void =>
  void readers.set(gateway, read)

/** The facts of a merchant's promotions. */
export const promotionFactsOf: (gateway: Gateway) => ReadPromotionFacts = (gateway) => (merchant, language) =>
  readers.get(gateway)?.(merchant, language) ?? Promise.resolve(new Map())

/**
 * A text with the terms that it names filled in, such as `{{cashback-5.percent}}`, so that it promises what the promotion
 * gives (PROMO-4). A name that is unknown, of a promotion that is not there any more, is left out.
 */
export const fillFacts = (text: string, facts: PromotionFacts): string =>
  text.replace(/\{\{([a-z0-9-]+\.[a-zA-Z]+)\}\}/g, (_whole, name: string) => facts.get(name) ?? '')
