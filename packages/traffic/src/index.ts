// Addresses and origins
export { addressKey } from './address-key'
export { isCrossSite } from './cross-site'
export { trustedPeers } from './trusted-peers'
// Requests as they are
export { longestForwardMs, receivedAt, receivedHeader } from './received-at'
export { ignoreExpectations } from './ignore-expectations'
export { refuseTwoHosts } from './refuse-two-hosts'
export { stampReceipt } from './stamp-receipt'
// Slow and many connections
export { limitBodyTime } from './body-deadline'
export { readRefusedBody } from './read-refused-body'
export { limitConnections, type ConnectionLimits } from './limit-connections'
export { createPlaces, type Places } from './places'
export { serverTimeouts } from './server-timeouts'
// More than can be done
export { boundWork, type BoundedWork, type Refuse, type WorkBounds } from './bound-work'
export { isCallback, loadClassOf, type LoadClass } from './load-class'
export { sendBusy } from './send-busy'
export { createUpstreamLoad, loadHeaders, type UpstreamLoad } from './upstream-load'
// Settings
export { readTraffic, trafficExpectations, trafficVariables, type TrafficSettings } from './settings'
