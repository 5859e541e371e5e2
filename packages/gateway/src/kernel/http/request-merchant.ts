import { parseLanguage, type Language } from '@plaza/contract/kernel'
import type { FlagName } from '@plaza/contract/site'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../call-failure'
import type { Merchant } from '../merchants/merchants'

/**
 * Checks a merchant code that a call carries beside the host name: the host decides, a code may only agree, itself
 * or as its trial merchant. @throws CallFailure `merchant.unknown`.
 */
export function checkMerchantCode(merchant: Merchant, code: string | undefined): void {
  if (!code || code === merchant.code || code === `${merchant.code}-trial`) return
  throw new CallFailure('merchant.unknown')
}

/** Promotions that a merchant has switched on. */
export const enabledPromos = ({ settings }: Merchant): string[] =>
  Object.entries(settings.promos).flatMap(([name, isOn]) => (isOn ? [name] : []))

/** The language of the answer: the requested one if the merchant has it, else the merchant's own. */
export function languageFor(merchant: Merchant, asked: string | undefined): Language {
  const language = parseLanguage(asked)
  return language && merchant.settings.languages.includes(language)
    ? language
    : merchant.settings.defaultLanguage
}

/** The language of the page that made a request, which its client names first (`accept-language`). */
export const requestLanguage = (merchant: Merchant, request: FastifyRequest): Language =>
  languageFor(merchant, request.headers['accept-language']?.split(/[,;]/, 1)[0]?.trim())

/** Whether a merchant has a whitelabel flag on. */
export const hasFlag = ({ settings }: Merchant, name: FlagName): boolean => settings.whitelabel[name] === true
