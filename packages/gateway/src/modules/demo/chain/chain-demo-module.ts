import { defineModule } from '../../../kernel/modules/define-module'
import { createChainDemo } from './chain-demo'
import { chainMethods } from './chain-methods'

/** The demo's test chain, where its service runs. */
export const chainDemoModule = defineModule({
  name: 'demo/chain',
  paymentMethods: chainMethods,
  paymentProviders: (gateway) => {
    const { isDemo, pspUrl } = gateway.settings
    return isDemo && pspUrl !== undefined ? [createChainDemo(gateway, pspUrl)] : []
  },
})
