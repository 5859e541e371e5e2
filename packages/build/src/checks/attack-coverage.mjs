import { createHash } from 'node:crypto'

/** Hash of an OpenAPI document: which calls a product has, as the table of an attack names it. */
export const documentHash = (document) => createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** The operations of a document that none of the calls was of, by their ids. */
export function uncovered(operations, called) {
  const done = new Set(called)
  return operations.map(({ id }) => id).filter((id) => !done.has(id))
}

/**
 * Names of the parts whose rows were measured on a product other than the one with this hash. A part that asks no site
 * (`null`) fits any product.
 */
export const partsOfAnother = (outcomes, hash) =>
  Object.entries(outcomes)
    .filter(([, { about }]) => about.openapi !== null && about.openapi !== hash)
    .map(([name]) => name)
