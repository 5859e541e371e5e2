import { PlainError } from '@plaza/server-kit'
import type { AnyCases } from '../operations/define-cases'
import type { KnownOperations } from '../operations/known-operations'
import type { GatewayModule } from './define-module'
import { ownersOf } from './owners-of'

/** @throws PlainError when the numbers of a queue's cases do not lead to it, or a step has no text. */
function checkCases(
  module: string,
  { name, prefix, alsoFinds = [], steps }: AnyCases,
  all: ReadonlySet<string>,
): void {
  if (!prefix && alsoFinds.length === 0)
    throw new PlainError(
      `The cases "${name}" of ${module} have no prefix: nothing would find one by its number.`,
    )
  if (prefix && !/^[A-Z]{2}$/.test(prefix))
    throw new PlainError(
      `The prefix "${prefix}" of the cases "${name}" of ${module} is not two capital letters.`,
    )
  const silent = Object.entries(steps).find(([, { about }]) => about.includes(''))
  if (silent)
    throw new PlainError(
      `The step "${silent[0]}" of the cases "${name}" of ${module} does not say what it does.`,
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
    for (const queue of casesOf(module)) checkCases(module.name, queue, new Set(prefixes.keys()))
  ownersOf('way to deposit', modules, ({ paymentMethods = [] }) => paymentMethods.map(({ code }) => code))
  checkCommands(modules)
  return {
    operations: new Map(modules.flatMap(({ operations = [] }) => operations.map((one) => [one.kind, one]))),
    reports: new Map(modules.flatMap(({ reports = [] }) => reports.map((one) => [one.name, one]))),
    cases: modules.flatMap(casesOf),
    paymentMethods: modules.flatMap(({ paymentMethods = [] }) => paymentMethods),
    settings: Object.assign({}, ...modules.map(({ settings }) => settings)) as KnownOperations['settings'],
  }
}
