import type { RegisterSettings } from '@plaza/contract/identity'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { ageAsked } from './age'
import { registerSettings } from './register-settings'

/** The rules of a merchant's forms as pages get them (REG-2), with what its profile asks about age (REG-9). */
export const shownRegister = (merchant: Merchant): RegisterSettings => ({
  ...registerSettings(merchant),
  age: ageAsked(merchant.settings),
})
