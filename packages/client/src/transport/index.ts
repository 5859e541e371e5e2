// Shared: the page has one transport, whichever remote calls through it
export { CallError, endsSession, isFaulty } from './call-error'
export { ClientContext, useClient, type ClientValue } from './context'
export { createTransport, type CallInput, type Transport, type TransportOptions } from './transport'
