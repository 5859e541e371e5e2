import * as z from 'zod/mini'
import { defineCases, type Cases } from '../operations/define-cases'
import { defineOperation } from '../operations/define-operation'
import { defineReport } from '../operations/define-report'
import { queuesOf } from '../operations/known-operations'
import { defineCommand } from '../terminal/define-command'
import { collectOperations } from './collect-operations'
import { defineModule, type GatewayModule } from './define-module'

const domain = (name: string, parts: Partial<GatewayModule>) => defineModule({ name, ...parts })
const cases = (
  parts: Pick<Cases<object, object>, 'name' | 'prefix' | 'alsoFinds'> & Partial<Cases<object, object>>,
) =>
  defineCases<object, object>({
    row: z.object({}),
    found: z.object({}),
    list: () => Promise.resolve([]),
    show: () => Promise.resolve(null),
    take: () => Promise.resolve(null),
    steps: {},
    words: { since: () => 0, line: () => '', text: () => '' },
    ...parts,
  })
const done = () => Promise.resolve({ merchant: null, subject: '', before: {}, after: {} })
const command = (words: string, about = 'does it') =>
  defineCommand({ words, about, run: () => Promise.resolve() })

describe('collecting what operators can do', () => {
  it.each<[string, Partial<GatewayModule>, string]>([
    [
      'operation',
      { operations: [defineOperation({ kind: 'flag', area: 'site', input: z.object({}), run: done })] },
      'flag',
    ],
    [
      'report',
      {
        reports: [
          defineReport({
            name: 'notes',
            input: z.object({}),
            answer: z.object({}),
            read: () => Promise.resolve({}),
          }),
        ],
      },
      'notes',
    ],
    ['queue', { cases: [cases({ name: 'notes', prefix: null, alsoFinds: [''] })] }, 'notes'],
    ['part of the settings', { settings: { notes: z.object({}) } }, 'notes'],
    ['command', { commands: [command('notes <merchant>')] }, 'notes'],
  ])('two modules with the same %s are refused with both their names', (what, parts, key) => {
    expect(() => collectOperations([domain('site/one', parts), domain('site/two', parts)])).toThrow(
      `The modules site/one and site/two both have the ${what} "${key}".`,
    )
  })

  it('two queues whose numbers begin in the same way are refused', () => {
    const queues = ['one', 'two'].map((name) =>
      domain(`site/${name}`, { cases: [cases({ name, prefix: 'NT' })] }),
    )
    expect(() => collectOperations(queues)).toThrow(
      'The modules site/one and site/two both have the prefix "NT".',
    )
  })

  it('a queue whose numbers nothing leads to is refused', () => {
    const forgetful = domain('site/notes', { cases: [cases({ name: 'notes', prefix: null })] })
    expect(() => collectOperations([forgetful])).toThrow(
      'The cases "notes" of site/notes have no prefix: nothing would find one by its number.',
    )
  })

  it('a queue whose prefix is not two capital letters is refused', () => {
    const odd = domain('site/notes', { cases: [cases({ name: 'notes', prefix: 'note-' })] })
    expect(() => collectOperations([odd])).toThrow(
      'The prefix "note-" of the cases "notes" of site/notes is not two capital letters.',
    )
  })

  it('a queue with a step that has no text is refused', () => {
    const decide = () => {
      throw new Error('not in this test')
    }
    const steps = { approve: { about: ['approve', ''] as const, decide } }
    const silent = domain('site/notes', { cases: [cases({ name: 'notes', prefix: 'NT', steps })] })
    expect(() => collectOperations([silent])).toThrow(
      'The step "approve" of the cases "notes" of site/notes does not say what it does.',
    )
  })

  it('a queue that is found by the numbers of no other queue is refused', () => {
    const lost = domain('site/notes', { cases: [cases({ name: 'notes', prefix: 'NT', alsoFinds: ['PZ'] })] })
    expect(() => collectOperations([lost])).toThrow(
      'The cases "notes" of site/notes are found by "PZ", which no queue has.',
    )
  })

  it('a command without a text, and one of a group that nobody describes, are refused', () => {
    expect(() => collectOperations([domain('site/notes', { commands: [command('notes', '')] })])).toThrow(
      'The command "notes" of site/notes does not say what it is for.',
    )
    expect(() => collectOperations([domain('site/notes', { commands: [command('notes list')] })])).toThrow(
      'The command "notes list" of site/notes is in a group "notes" that no module describes.',
    )
  })
})

describe('finding the queue of a number', () => {
  const known = collectOperations([
    domain('money/withdrawals', { cases: [cases({ name: 'withdrawals', prefix: 'PZ' })] }),
    domain('money/suspense', { cases: [cases({ name: 'suspense', prefix: 'HP', alsoFinds: ['PZ', ''] })] }),
    domain('growth/vip', { cases: [cases({ name: 'vip', prefix: 'VP' })] }),
  ])

  it.each([
    ['a prefix of one queue', 'VP2345', ['vip']],
    ['a prefix that a second queue is found by', 'PZ2345', ['withdrawals', 'suspense']],
    ['a prefix that no queue has', '3f1c', ['suspense']],
  ])('a number with %s leads to %s alone', (_what, id, expected) => {
    expect(queuesOf(known, id).map(({ name }) => name)).toEqual(expected)
  })
})
