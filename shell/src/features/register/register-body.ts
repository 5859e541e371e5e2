import {
  registerFieldNames,
  tidyField,
  type RegisterBody,
  type RegisterFieldName,
} from '@plaza/contract/identity'
import type { RegisterDraft } from './draft'
import type { LinkParams } from './link-params'

export interface BodyFacts {
  draft: RegisterDraft
  /** The fields that the form shows. */
  shown: readonly RegisterFieldName[]
  diallingCode: string | undefined
  /** Codes of the address: they travel also where their fields are not shown, the affiliate's where it is valid. */
  link: LinkParams
  hostName: string
  registerMethod: RegisterBody['registerMethod']
  /** Of the phone-verification provider, where that has proved the number. */
  idToken?: string | undefined
  needsBirthDate: boolean
  needsDeclaration: boolean
}

/**
 * The payload (REG-6) with every field: empty text for what is not given or not in the form. What a hidden field of
 * the other tab holds does not travel.
 */
export function registerBody(facts: BodyFacts): RegisterBody {
  const { draft, shown, hostName } = facts
  const given = Object.fromEntries(
    registerFieldNames.map((name) => [name, shown.includes(name) ? tidyField(name, draft.values[name]) : '']),
  ) as Record<RegisterFieldName, string>
  return {
    ...given,
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
