import { PlainError } from '@plaza/server-kit'
import type { AnyCases } from '../operations/define-cases'
import type { KnownOperations } from '../operations/known-operations'
import type { GatewayModule } from './define-module'
import { ownersOf } from './owners-of'

/** @throws PlainError when the numbers of a queue's cases do not lead to it. */
function checkPrefixes(
  module: string,
  { name, prefix, alsoFinds = [] }: AnyCases,
  all: ReadonlySet<string>,
): void {
  // A value from a module in JavaScript, such as a demo's, may lack it altogether.
  if (prefix === '' || (prefix ?? null) === null ? alsoFinds.length === 0 : false)
    throw new PlainError(
      `The cases "${name}" of ${module} have no prefix: nothing would find one by its number.`,
    )
  const unknown = alsoFinds.find((other) => other !== '' && !all.has(other))
  if (unknown !== undefined)
    throw new PlainError(`The cases "${name}" of ${module} are found by "${unknown}", which no queue has.`)
}

const casesOf = ({ cases = [] }: GatewayModule): readonly AnyCases[] => cases

/** @throws PlainError when a command and its help do not fit together. */
function checkCommands(modules: readonly GatewayModule[]): void {
  ownersOf('command', modules, ({ commands = [] }) => commands.map(({ words }) => wordsOf(words).join(' ')))
  const groups = ownersOf('group of commands', modules, ({ commandGroups = {} }) =>
    Object.keys(commandGroups),
  )
  for (const { name, commands = [] } of modules)
    for (const { words, about } of commands) {
      const [group = '', second] = wordsOf(words)
      if (about === '') throw new PlainError(`The command "${words}" of ${name} does not say what it is for.`)
      if (second !== undefined && !groups.has(group))
        throw new PlainError(
          `The command "${words}" of ${name} is in a group "${group}" that no module describes.`,
        )
    }
}

const wordsOf = (words: string): string[] => words.split(' ').filter((word) => !/^[<[]/.test(word))

/**
 * Collects what modules have for operators.
 * @throws PlainError in one sentence when two modules have the same of anything, or something lacks its text or prefix.
 */
export function collectOperations(modules: readonly GatewayModule[]): KnownOperations {
  ownersOf('operation', modules, ({ operations = [] }) => operations.map(({ kind }) => kind))
  ownersOf('report', modules, ({ reports = [] }) => reports.map(({ name }) => name))
  ownersOf('queue', modules, (module) => casesOf(module).map(({ name }) => name))
  ownersOf('part of the settings', modules, ({ settings = {} }) => Object.keys(settings))
  const prefixes = ownersOf('prefix', modules, (module) =>
    casesOf(module).flatMap(({ prefix }) => prefix ?? []),
  )
  for (const module of modules)
    for (const queue of casesOf(module)) checkPrefixes(module.name, queue, new Set(prefixes.keys()))
  checkCommands(modules)
  return {
    operations: new Map(modules.flatMap(({ operations = [] }) => operations.map((one) => [one.kind, one]))),
    reports: new Map(modules.flatMap(({ reports = [] }) => reports.map((one) => [one.name, one]))),
    cases: modules.flatMap(casesOf),
    settings: Object.assign({}, ...modules.map(({ settings }) => settings)) as KnownOperations['settings'],
  }
}
