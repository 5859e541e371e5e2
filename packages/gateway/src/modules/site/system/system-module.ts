import {
  blockedAddressesPath,
  domainRouteCall,
  homeCall,
  merchantHostsPath,
  settingsCall,
  startUpModeOf,
  statusCall,
  templateCall,
  whitelabelCall,
} from '@plaza/contract/site'
import type { BlockedAddresses } from '@plaza/contract/site'
import type { Gateway } from '../../../kernel/gateway'
import { openContext } from '../../../kernel/http/open-context'
import { registerCall } from '../../../kernel/http/register-call'
import { publicSettings, type MerchantSettings } from '../../../kernel/merchants/merchant-settings'
import { shownRegister } from '../../identity/registration-rules'
import { cataloguesOf, popularGames, popularityOf } from '../../play/games'
import { languageFor } from '../../../kernel/http/request-merchant'
import { shortLived } from '../../../kernel/short-lived'
import { promotionFactsOf, serviceContacts } from '../../platform/content'
import { defineModule } from '../../../kernel/modules/define-module'
import { readHomeData, type HomeRequest } from './home-data'

const shownStartUp = (startUp: MerchantSettings['startUp']) => ({
  ...startUp,
  startUpMode: startUpModeOf[startUp.mode],
})

function calls(gateway: Gateway): void {
  const catalogues = cataloguesOf(gateway.db.read)
  const popularity = popularityOf(gateway.db.read)
  const home = shortLived(async (key) => {
    const homeRequest = JSON.parse(key) as HomeRequest
    const state = await catalogues(homeRequest.merchant)
    const popular = popularGames(state, await popularity(state.catalogue, homeRequest.now), homeRequest.now)
    const canPlay = (nodeId: number) => state.catalogue.byNode.get(nodeId)?.shown.supportPlay ?? false
    const merchant = await gateway.merchants.find(homeRequest.merchant)
    const facts = merchant ? await promotionFactsOf(gateway)(merchant, homeRequest.language) : new Map()
    return readHomeData(gateway.db.read, homeRequest, { popular, canPlay }, facts)
  })

  const contacts = serviceContacts(gateway.db.read)

  registerCall(gateway, settingsCall, async ({ query, context: { merchant } }) => ({
    ...publicSettings(merchant.settings),
    startUp: shownStartUp(merchant.settings.startUp),
    merchant: merchant.code,
    merchantName: merchant.name,
    currency: merchant.currency,
    hasSocialProviders: Object.keys(gateway.settings.socialProviders).length > 0,
    customerService: await contacts(merchant.code, languageFor(merchant, query.language)),
    register: shownRegister(merchant),
  }))
  registerCall(gateway, statusCall, async ({ context: { merchant } }) =>
    shownStartUp(merchant.settings.startUp),
  )
  registerCall(gateway, templateCall, async ({ context: { merchant } }) => ({
    mobileTemplate: merchant.settings.mobileTemplate,
  }))
  registerCall(gateway, whitelabelCall, async ({ context: { merchant } }) => ({
    whitelabel: merchant.settings.whitelabel,
  }))
  registerCall(gateway, domainRouteCall, async ({ context: { merchant } }) => ({
    domainRoute: merchant.settings.domainRoute,
  }))
  registerCall(gateway, homeCall, async ({ query, context: { merchant, now } }) => {
    // Matches are computed by the minute, so that concurrent answers can be shared.
    const minute = Math.floor(now / 60_000) * 60_000
    const language = languageFor(merchant, query.language)
    const { timeZone } = merchant.settings
    const homeRequest: HomeRequest = { merchant: merchant.code, timeZone, language, now: minute }
    return home(JSON.stringify(homeRequest))
  })

  // Outside the contract's calls: only the web server uses them, and it does not forward their paths.
  gateway.app.get(blockedAddressesPath, { schema: { hide: true } }, async (request, reply) => {
    const { merchant, now } = await openContext(gateway, request)
    const value: BlockedAddresses = { addresses: merchant.settings.blockedAddresses ?? [] }
    reply.header('cache-control', 'no-store')
    return { success: true, value, now }
  })
  gateway.app.get(merchantHostsPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { success: true, value: { hosts: await gateway.hosts.all() }, now: gateway.clock.now() }
  })
}

/** Settings, whole and in parts, start-up mode and home of the merchant of the host; closed merchants included. */
export const systemModule = defineModule({
  name: 'site/system',
  calls,
})
