import { homeCall, settingsCall, statusCall } from '@plaza/contract'
import type { Gateway } from '../../gateway'
import { registerCall } from '../../http/register-call'
import { enabledPromos, languageFor } from '../request-merchant'
import { shortLived } from '../short-lived'
import { readHomeData, type HomeAsked } from './home-data'

/** Settings, start-up mode and home of the merchant of the host; open to everybody, closed merchants included. */
export function systemModule(gateway: Gateway): void {
  const home = shortLived((key) => readHomeData(gateway.db.read, JSON.parse(key) as HomeAsked))

  registerCall(gateway, settingsCall, async ({ context: { merchant } }) => ({
    ...merchant.settings,
    merchant: merchant.code,
    merchantName: merchant.name,
    currency: merchant.currency,
  }))
  registerCall(gateway, statusCall, async ({ context: { merchant } }) => merchant.settings.startUp)
  registerCall(gateway, homeCall, async ({ query, context: { merchant, now } }) => {
    // Matches are given by the minute, so that answers of the same moment can be shared.
    const minute = Math.floor(now / 60_000) * 60_000
    const language = languageFor(merchant, query.language)
    const asked: HomeAsked = {
      merchant: merchant.code,
      language,
      now: minute,
      enabledPromos: enabledPromos(merchant),
    }
    return home(JSON.stringify(asked))
  })
}
