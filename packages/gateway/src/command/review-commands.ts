import type { AnyCases, Cases, CaseStep } from '../kernel/operations/define-cases'
import { groupBy } from '../kernel/group-by'
import type { KnownOperations } from '../kernel/operations/known-operations'
import { takeCase } from '../modules/money/review-takes'
import { defineCommand, type AnyCommand, type Plaza } from '../kernel/terminal/define-command'
import type { ActorOptions, TerminalOption } from '../kernel/terminal/terminal-option'
import { PlainError } from '@plaza/server-kit'

type OpenCases = Cases<unknown, unknown>

/** What parsed by a queue's schemas is that queue's own. */
const asOpen = (queue: AnyCases): OpenCases => queue as unknown as OpenCases

/** A list of things in a sentence, before the last of which stands “or”. */
const alternatives = (things: readonly string[]): string =>
  things.length === 1 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')}, or ${things.at(-1) ?? ''}`

async function list(plaza: Plaza, queues: readonly OpenCases[]): Promise<void> {
  const rows = await plaza.cases()
  const lines = queues
    .flatMap(({ name, words }) =>
      (rows.get(name) ?? []).map((row) => ({ since: words.since(row), line: words.line(row) })),
    )
    .sort((one, other) => one.since - other.since)
    .map(({ line }) => line)
  plaza.out(lines.length === 0 ? 'Nothing is waiting for a decision.' : lines.join('\n'))
}

/** Only `--by` and `--why`, which each operation takes. */
const actorOf = ({ by, why }: ActorOptions): ActorOptions => ({
  ...(by !== undefined && { by }),
  ...(why !== undefined && { why }),
})

async function show(plaza: Plaza, id: string, options: ActorOptions): Promise<void> {
  const { queue, found } = await plaza.findCase(id)
  const { look, words } = asOpen(queue)
  if (!look) return plaza.out(words.text(found, id))
  await plaza.decide(look(found, id), actorOf(options))
}

async function decide(plaza: Plaza, step: string, id: string, options: ActorOptions): Promise<void> {
  const { queue, found } = await plaza.findCase(id, step)
  const { steps } = asOpen(queue)
  const chosen = steps[step]
  if (!chosen)
    throw new PlainError(
      `"${step}" does not decide ${id}: ${Object.keys(steps).join(' or ')} does. Its case: plaza review show ${id}`,
    )
  const { by: _by, why: _why, ...own } = options as ActorOptions & Record<string, unknown>
  await plaza.decide(chosen.decide(found, own, id), actorOf(options))
}

/** A step as a command: its help and options are what the queues that have it say of it. */
function stepCommand(name: string, steps: readonly CaseStep<unknown>[]): AnyCommand {
  const verb = steps[0]?.about[0] ?? name
  const said = steps.flatMap((step): readonly TerminalOption[] => step.options ?? [])
  // An option of several queues is one option, which each of them explains.
  const options = [...groupBy(said, ({ flags }) => flags).values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, about: same.map(({ about }) => about).join('; ') }] : []
  })
  return defineCommand({
    words: `review ${name} <order>`,
    about: `${verb} ${alternatives(steps.map(({ about }) => about[1]))}`,
    options,
    isSigned: true,
    run: (plaza, given, chosen: ActorOptions) => decide(plaza, name, String(given[0]), chosen),
  })
}

/** `plaza review …`: everything that waits for people, from the queues of all modules (WITHDRAW-6). */
export function reviewCommands({ cases }: KnownOperations): AnyCommand[] {
  const queues = cases.map(asOpen)
  const names = [...new Set(queues.flatMap(({ steps }) => Object.keys(steps)))]
  return [
    defineCommand({
      words: 'review list',
      about: 'everything waiting for a decision, oldest first',
      isDefault: true,
      run: (plaza) => list(plaza, queues),
    }),
    defineCommand({
      words: 'review show <order>',
      about: 'one case with everything that a decision needs; documents for your credential, and recorded',
      isSigned: true,
      run: (plaza, [id], options) => show(plaza, id, options),
    }),
    defineCommand({
      words: 'review take <order>',
      about: 'reserve any case of the queue for yourself; nobody else can decide it for half an hour',
      isSigned: true,
      run: (plaza, [order], options) => plaza.operate(takeCase, { order }, options, `${order}: taken`),
    }),
    ...names.map((name) =>
      stepCommand(
        name,
        queues.flatMap(({ steps }) => steps[name] ?? []),
      ),
    ),
  ]
}

/** What the help says of `plaza review`. */
export const reviewGroup = { review: 'withdrawals and payments waiting for an operator’s decision' }
