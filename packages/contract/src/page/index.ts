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

// What the document draws before any script runs
export {
  type FirstView,
  type FirstGame,
  type FirstViewName,
  firstViewNames,
  firstViewAddresses,
  kitClassPrefix,
  firstViewFileSchema,
  type FirstViewFile,
} from './first-view'

// Events of the bus and of the stream
export { busEventSchemas, type BusEventName, type BusEvent } from './bus-events'
export { pushSchema, type Push, pushOf, streamPath, pushQuery } from './stream'
export { isWanted, readStreamQuery, readTopics, streamAddress, topicsHeader } from './stream'
export { toOlderMessage } from './older-messages'

// Storage
export { type StorageKey, storageKeys, platformClears } from './storage-keys'
