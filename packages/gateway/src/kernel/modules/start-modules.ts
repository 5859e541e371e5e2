import { PlainError } from '@plaza/server-kit'
import type { Gateway } from '../gateway'
import type { CollectedModules } from './collect-modules'

/** Adds to a gateway what its modules have for it: calls, pushed facts, jobs. @throws PlainError for two of a name. */
export function startModules(gateway: Gateway, { modules }: CollectedModules): void {
  const events = new Map<string, string>()
  for (const { name, calls, streams, jobs } of modules) {
    calls?.(gateway)
    for (const fact of streams?.(gateway) ?? []) {
      const event = typeof fact.event === 'string' ? fact.event : fact.event.name
      const owner = events.get(event)
      if (owner !== undefined) throw new PlainError(`The modules ${owner} and ${name} both push "${event}".`)
      events.set(event, name)
      gateway.streams.register(fact)
    }
    for (const job of jobs?.(gateway) ?? []) {
      if (gateway.jobs.some((other) => other.name === job.name))
        throw new PlainError(`${name} has a job "${job.name}", and there is another of that name.`)
      gateway.jobs.push(job)
    }
  }
}
