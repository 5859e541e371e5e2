// The demo's test chain as the gateway speaks to it
export { chainReport, createChainDemo } from './chain-demo'
export { chainMethods } from './chain-methods'
