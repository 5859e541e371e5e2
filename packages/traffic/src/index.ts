// A server with all of it
export { createBoundedServer, type BoundedServerInput } from './bounded-server'
// Addresses and origins
export { addressKey } from './address-key'
export { isCrossSite } from './cross-site'
// Many connections
export { createPlaces, type Places } from './places'
// More than can be done
export type { Refuse } from './bound-work'
export { isCallback, loadClassOf, type LoadClass } from './load-class'
export { sendBusy } from './send-busy'
export { createUpstreamLoad, loadHeaders, type UpstreamLoad } from './upstream-load'
// Settings
export { readTraffic, trafficExpectations, trafficVariables, type TrafficSettings } from './settings'
