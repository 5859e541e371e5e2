import type { SocialProvider } from '@plaza/contract/identity'
import type { FlagName } from '@plaza/contract/site'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { hasFlag } from '../../../kernel/http/request-merchant'

const flagOf: Record<SocialProvider, FlagName> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' }

/** Whether a merchant offers signing in by a provider (SOCIAL-1). */
export const offers = (merchant: Merchant, provider: SocialProvider): boolean =>
  hasFlag(merchant, flagOf[provider])
