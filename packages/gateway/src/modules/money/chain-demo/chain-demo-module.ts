import { defineModule } from '../../../kernel/modules/define-module'
import { chainMethods } from './chain-methods'

/** The demo’s test chain. */
export const chainDemoModule = defineModule({ name: 'money/chain-demo', paymentMethods: chainMethods })
