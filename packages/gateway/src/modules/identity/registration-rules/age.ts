import type { RegisterSettings } from '@plaza/contract/identity'
import type { MerchantSettings } from '../../../kernel/merchants/merchant-settings'

type Jurisdiction = MerchantSettings['jurisdiction']

/** Profiles that require the date of birth, not only the declaration (REG-9). */
const withBirthDate: readonly Jurisdiction[] = ['UKGC', 'MGA']

/** What a merchant's profile requires about age; the number of years is the merchant's setting (REG-9). */
export const ageAsked = ({ jurisdiction, minimumAge }: MerchantSettings): RegisterSettings['age'] => ({
  minimum: minimumAge,
  needsDeclaration: true,
  needsBirthDate: withBirthDate.includes(jurisdiction),
})
