// The module
export { pspDemoModule } from './psp-demo-module'
// The demo's payment provider as the gateway speaks to it
export { createPspDemo, pspReport } from './psp-demo'
