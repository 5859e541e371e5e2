// The demo's test chain as the gateway speaks to it
export { createChainDemo } from './chain-demo'
export { chainMethods } from './chain-methods'
