import type { FlagName, SocialProvider } from '@plaza/contract'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasFlag } from '../../../kernel/http/request-merchant'

const flagOf: Record<SocialProvider, FlagName> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' }

/** Whether a merchant offers signing in by a provider (SOCIAL-1). */
export const offers = (merchant: Merchant, provider: SocialProvider): boolean =>
  hasFlag(merchant, flagOf[provider])
