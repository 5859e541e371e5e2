// The module
export { chainDemoModule } from './chain-demo-module'
// The demo's test chain as the gateway speaks to it
export { chainReport, createChainDemo } from './chain-demo'
