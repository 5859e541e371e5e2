/** The parts of a JSON Schema that are compared. */
type Schema = Record<string, unknown>

const schemaOf = (value: unknown): Schema =>
  typeof value === 'object' && value !== null ? (value as Schema) : {}

/**
 * Where two payloads of one event do not go together: the path of a field that both have with another type. Fields that
 * only one of them has are no difference, because unknown fields are ignored. Undefined when they go together.
 */
export function differsIn(one: Schema, other: Schema, path = 'its payload'): string | undefined {
  if (one.type !== undefined && other.type !== undefined && one.type !== other.type) return path
  if (one.items !== undefined && other.items !== undefined)
    return differsIn(schemaOf(one.items), schemaOf(other.items), `${path}[]`)
  const mine = schemaOf(one.properties)
  const theirs = schemaOf(other.properties)
  for (const name of Object.keys(mine)) {
    if (!Object.hasOwn(theirs, name)) continue
    const below = path === 'its payload' ? name : `${path}.${name}`
    const found = differsIn(schemaOf(mine[name]), schemaOf(theirs[name]), below)
    if (found !== undefined) return found
  }
  return undefined
}
