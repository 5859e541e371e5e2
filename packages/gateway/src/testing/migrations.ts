import { collectAll } from '../app/collect-all'

/** Every migration of the gateway. */
export const { migrations } = collectAll()
