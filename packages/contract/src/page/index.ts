// The document
export {
  pageDataSchema,
  type PageData,
  pageDataId,
  manifestPath,
  serviceWorkerPath,
  offlinePath,
  stylesCookie,
  colourModes,
  type ColourMode,
  documentPartsSchema,
  type DocumentParts,
} from './page-data'

// Events of the bus and of the stream
export { busEventSchemas, type BusEventName, type BusEvent } from './bus-events'
export { pushSchema, type Push, pushOf, streamPath, pushQuery } from './stream'
export { toOlderMessage } from './older-messages'

// Storage
export { type StorageKey, storageKeys, platformClears } from './storage-keys'
