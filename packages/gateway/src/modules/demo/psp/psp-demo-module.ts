import { defineModule } from '../../../kernel/modules/define-module'
import { createPspDemo, pspMethods } from './psp-demo'
import { createPspPayout } from './psp-payout'

/** The demo's payment provider with a service of its own, where that runs. */
export const pspDemoModule = defineModule({
  name: 'demo/psp',
  paymentMethods: pspMethods,
  paymentProviders: (gateway) => {
    const { isDemo, pspUrl } = gateway.settings
    return isDemo && pspUrl !== undefined ? [createPspDemo(gateway, pspUrl)] : []
  },
  payoutProviders: (gateway) => {
    const { isDemo, pspUrl } = gateway.settings
    return isDemo && pspUrl !== undefined ? [createPspPayout(gateway, pspUrl)] : []
  },
})
