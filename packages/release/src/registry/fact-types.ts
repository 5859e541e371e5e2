import type { Condition, Release } from '@plaza/contract/federation'

const factsOf = ({ facts = {}, settings = {} }: Condition): [string, unknown][] => [
  ...Object.entries(facts).map(([name, value]): [string, unknown] => [`facts.${name}`, value]),
  ...Object.entries(settings).map(([name, value]): [string, unknown] => [`settings.${name}`, value]),
]

/** The facts and settings that a release's conditions use, with the expected type of each. */
export function factTypes({ contributions: { routes, slots } }: Release): Map<string, string> {
  const conditions = [
    ...routes.flatMap(({ when, offeredWhen }) => [when, offeredWhen]),
    ...slots.map(({ when }) => when),
  ]
  return new Map(
    conditions.flatMap((condition) => factsOf(condition ?? {})).map(([name, value]) => [name, typeof value]),
  )
}
