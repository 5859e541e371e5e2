import { defineModule } from '../../../kernel/modules/define-module'
import { pspMethods } from './psp-demo'

/** The demo’s payment provider with a service of its own. */
export const pspDemoModule = defineModule({ name: 'money/psp-demo', paymentMethods: pspMethods })
