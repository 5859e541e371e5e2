import { allEvents, contract } from './contract-values.mjs'

const { contributionsSchema, isKnownCondition, storageKeys, toJSONSchema } = contract

/** A remote's own events as its release carries them: names, with the shape of their payloads. */
export const eventContributions = (events) =>
  events.map(({ name, schema }) => {
    const payload = toJSONSchema(schema, { unrepresentable: 'any' })
    delete payload.$schema
    return { name, payload }
  })

function refuse(found, words) {
  if (found.length > 0) throw new Error(`${words}: ${found.join(', ')}`)
}

const twice = (names) => names.filter((name, index) => names.indexOf(name) !== index)

/** Names of the platform's storage keys; for a key in two areas, the area follows a `#`. */
const platformKeys = new Set(Object.keys(storageKeys).map((name) => name.replace(/#.*/u, '')))

/**
 * Checks compiled contributions against the contract.
 * @throws with a message that names the key, event or condition that is wrong; the remote is then not built
 */
export function checkContributions({ definition, contributions }) {
  const parsed = contributionsSchema.safeParse(contributions)
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    )
  const { routes, slots, storage, events } = contributions
  const keys = storage.map(({ key }) => key)
  refuse(twice(keys), 'storage key declared twice')
  refuse(
    keys.filter((key) => platformKeys.has(key)),
    "storage key of the platform's own",
  )
  refuse(
    slots.flatMap(({ wakesOn = [] }) => wakesOn).filter((key) => !keys.includes(key)),
    'storage key that wakes a prompt and that the remote does not declare',
  )
  const own = events.map(({ name }) => name)
  refuse(twice(own), 'event declared twice')
  refuse(
    own.filter((name) => allEvents.includes(name)),
    'event that the platform has already',
  )
  const known = new Set([...allEvents, ...own])
  refuse(
    [...definition.contract.says, ...definition.contract.hears].filter((name) => !known.has(name)),
    'event that neither the platform nor the remote declares',
  )
  refuse(
    [...routes, ...slots]
      .filter(({ when, offeredWhen }) => !isKnownCondition(when) || !isKnownCondition(offeredWhen))
      .map(({ id }) => id),
    'condition that the platform does not know',
  )
}
