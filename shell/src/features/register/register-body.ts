import {
  registerFieldNames,
  tidyField,
  type RegisterBody,
  type RegisterFieldName,
} from '@plaza/contract/identity'
import { moduleIds } from '@plaza/contract/kernel'
import type { RegisterDraft } from './draft'
import type { LinkParams } from './link-params'

export interface BodyFacts {
  draft: RegisterDraft
  /** The fields that the form shows. */
  shown: readonly RegisterFieldName[]
  diallingCode: string | undefined
  /**
   * Codes from the address: they are sent even where their fields are not shown, the affiliate's only if it is valid.
   */
  link: LinkParams
  hostName: string
  registerMethod: RegisterBody['registerMethod']
  /** From the phone-verification provider, once it has verified the number. */
  idToken?: string | undefined
  needsBirthDate: boolean
  needsDeclaration: boolean
}

/**
 * The payload (REG-6) with every field: an empty string for values that are not given or not in the form. Values of
 * fields that only the other tab shows are not sent.
 */
export function registerBody(facts: BodyFacts): RegisterBody {
  const { draft, shown, hostName } = facts
  const given = Object.fromEntries(
    registerFieldNames.map((name) => [name, shown.includes(name) ? tidyField(name, draft.values[name]) : '']),
  ) as Record<RegisterFieldName, string>
  return {
    ...given,
    module: moduleIds.registration,
    ...(facts.diallingCode === undefined ? {} : { countryDialingCode: facts.diallingCode }),
    registerUrl: hostName,
    domain: hostName,
    registerMethod: facts.registerMethod,
    confirmPassword: given.password,
    affiliateCode: given.affiliateCode || facts.link.affiliateCode,
    recommenderId: shown.includes('recommenderId') ? given.recommenderId : facts.link.recommenderId,
    captcha: draft.values.captcha,
    type: 0,
    ...(facts.idToken === undefined ? {} : { firebaseChannel: 'sms', firebaseIdToken: facts.idToken }),
    ...(facts.needsBirthDate ? { birthDate: draft.values.birthDate } : {}),
    ...(facts.needsDeclaration ? { declaration: draft.isDeclared } : {}),
  }
}
