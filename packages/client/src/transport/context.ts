import type { Events } from '@plaza/events'
import { createContext, useContext } from 'react'
import type { Transport } from './transport'

/** Hands the page's transport, and what keys of queries begin with, to every remote. */
export interface ClientValue {
  transport: Transport
  merchant: string
  events: Events
}

export const ClientContext = createContext<ClientValue | null>(null)

/** The page's transport. @throws outside of the shell */
export function useClient(): ClientValue {
  const value = useContext(ClientContext)
  if (!value) throw new Error('no client around this component')
  return value
}
