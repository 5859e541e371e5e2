import type { FlagName } from '@plaza/contract/site'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasFlag } from '../../../kernel/http/request-merchant'

/** The ways to register: with a username, or with a mobile number that becomes the name (REG-1). */
export type RegisterWay = 'username' | 'mobile'

const flagOf: Record<RegisterWay, FlagName> = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' }

/** Whether a merchant allows a way of registering; DIRECTREG3 only decides whether home offers it. */
export const isWayOpen = (merchant: Merchant, way: RegisterWay): boolean => hasFlag(merchant, flagOf[way])

/** Whether a merchant allows registration at all. */
export const isOpen = (merchant: Merchant): boolean =>
  isWayOpen(merchant, 'username') || isWayOpen(merchant, 'mobile')
