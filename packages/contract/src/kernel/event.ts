import * as z from 'zod/mini'

/** `draw:opened`: the area of the fact, and what happened. */
export const eventNameSchema = z.string().check(z.regex(/^[a-z][a-z-]*(:[a-z][a-z-]*)?$/), z.maxLength(50))

/** An event with the schema of its payload; its emitter and its subscribers import the same definition. */
export interface EventDefinition<Name extends string = string, Schema extends z.ZodMiniType = z.ZodMiniType> {
  name: Name
  schema: Schema
}

/**
 * Defines an event that a host need not know: its definition ships with the remotes that use it (`defineRemote({ events
 * })`), so that a new fact needs no release of the shell.
 */
// @__NO_SIDE_EFFECTS__
export const defineEvent = <Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  schema: Schema,
): EventDefinition<Name, Schema> => ({ name, schema })

/** Payload of a defined event. */
export type PayloadOf<E> = E extends EventDefinition<string, infer Schema> ? z.output<Schema> : never
