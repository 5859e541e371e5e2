import type { GuardBounds, ReleaseChange } from '@plaza/contract'
import type { Command } from 'commander'
import { Option } from 'commander'
import type { Changing } from './command'
import { addCommand, withAuthor } from './command'
import { makeChange } from './make-change'
import { parseCount, parsePercent, parseShare } from './parse'

interface PromoteOptions extends Changing {
  merchant?: string
  channel?: 'stable' | 'canary'
  percent?: number
  guard?: number
  sample?: number
  addresses?: number
  maxLongTasks?: number
  maxFailedCalls?: number
  maxFewerDeposits?: number
  strand?: boolean
  proven?: boolean
  unproven?: boolean
  accept?: boolean
}

/** Adds promote and unpin. */
export function addPromoteCommand(program: Command): void {
  const promoting = addCommand(program, 'promote <remote> <release>', {
    what: 'give a published release out: to everybody, to a share of the visitors, or to one merchant',
    examples: [
      ['mfe promote mf-cashier 1.4.2', 'everybody; an id such as 1.4.2-ab12cd34 does as well'],
      ['mfe promote mf-cashier 1.4.2 --percent 5 --guard 0.02', 'a canary, taken back above 2 % failures'],
      ['mfe promote mf-cashier 1.4.2 --percent 25', 'it grows; who has it keeps it'],
      ['mfe promote mf-cashier 1.4.2 --proven', 'only with a green record of `npm run skew`: for pipelines'],
      ['mfe promote mf-cashier 1.3.0 --merchant lite', 'one merchant, until mfe unpin'],
    ],
    notes:
      'Refused: what is not whole in the store, does not run on the live shell, is blocked or below the floor, claims a route\nof another live remote, has a version that went out under another id, did not hold in the skew matrix, or no longer\nsays or hears what the live release does.',
  })
  withAuthor(promoting, 'promoted')
    .option('--merchant <code>', 'pin one merchant to it')
    .addOption(
      new Option('--channel <name>', 'stable (everybody) or canary (a share)').choices(['stable', 'canary']),
    )
    .option('--percent <number>', 'share of the visitors, 0.01 to 100: a canary', parsePercent)
    .option('--guard <share>', 'failure share above which the canary is taken back, such as 0.02', parseShare)
    .option('--sample <number>', 'page loads before the guard may judge (20)', parseCount)
    .option(
      '--addresses <number>',
      'networks that they must come from (4); 1 where you try it alone',
      parseCount,
    )
    .option(
      '--max-long-tasks <share>',
      'page loads that it may hold up beyond the current release (0.2)',
      parseShare,
    )
    .option(
      '--max-failed-calls <share>',
      'page loads with a failed call beyond the current release (0.1)',
      parseShare,
    )
    .option(
      '--max-fewer-deposits <share>',
      'share of the credited deposits that the current release would have had, by which it may have fewer (0.5)',
      parseShare,
    )
    .option('--strand', 'promote a shell although a live remote has nothing that runs on it')
    .option('--proven', 'refuse without a green record of the skew matrix (npm run skew)')
    .option('--unproven', 'give it out although its record is red; say --why')
    .option(
      '--accept',
      'give it out although it no longer says or hears what the live release does; say --why',
    )
    .action(async (remote: string, release: string, options: PromoteOptions, command: Command) => {
      const hasWhy = command.getOptionValueSource('why') !== 'default'
      const wrong = misuse(options) ?? misuseOfWord(options, hasWhy)
      if (wrong !== undefined) command.error(`error: ${wrong}`)
      await makeChange(changeOf(remote, release, options), options, command)
    })

  const unpinning = addCommand(program, 'unpin <remote>', {
    what: 'let a pinned merchant follow the channel again',
    examples: [
      ['mfe unpin mf-cashier --merchant lite --why "their bank is back"', 'from the next page load on'],
    ],
  })
  withAuthor(unpinning)
    .requiredOption('--merchant <code>', 'whose pin')
    .action((remote: string, options: Changing & { merchant: string }, command: Command) =>
      makeChange({ kind: 'unpin', remote, merchant: options.merchant }, options, command),
    )
}

const guardOptions = [
  'guard',
  'sample',
  'addresses',
  'maxLongTasks',
  'maxFailedCalls',
  'maxFewerDeposits',
] as const

/** What is wrong with a combination of options, if anything is. */
function misuse(options: PromoteOptions): string | undefined {
  const { merchant, channel, percent, strand } = options
  const isCanary = channel === 'canary' || percent !== undefined
  if (channel === 'stable' && percent !== undefined)
    return '--percent is of a canary; leave --channel stable away'
  if (merchant !== undefined && (isCanary || channel !== undefined))
    return 'a pin (--merchant) is for one merchant whole; --channel and --percent are for all merchants'
  if (channel === 'canary' && percent === undefined) return 'a canary needs its share: --percent 5'
  if (!isCanary && guardOptions.some((name) => options[name] !== undefined))
    return '--guard, --sample, --addresses, --max-long-tasks, --max-failed-calls and --max-fewer-deposits are of a canary; give --percent too'
  if (strand && (isCanary || merchant !== undefined)) return '--strand is of a promotion for everybody'
  return undefined
}

/** What is wrong with what somebody vouches for, if anything is; `hasWhy` when a reason was given. */
function misuseOfWord(options: PromoteOptions, hasWhy: boolean): string | undefined {
  const { merchant, proven, unproven, accept } = options
  if (proven && unproven) return '--proven and --unproven are each other’s opposite; say one'
  if ((proven || unproven) && merchant !== undefined) return 'a pin (--merchant) asks for no record'
  if (unproven && !hasWhy) return '--unproven wants --why: it is kept in the record'
  if (accept && !hasWhy) return '--accept wants --why: it is kept in the record'
  return undefined
}

/** What a promotion asks for: a pin of one merchant, a canary, or everybody. */
function changeOf(remote: string, release: string, options: PromoteOptions): ReleaseChange {
  const { merchant, percent, guard, sample, addresses, strand, proven, unproven, accept } = options
  const subject = { remote, release }
  if (merchant !== undefined) return { kind: 'pin', ...subject, merchant, accept }
  if (percent === undefined) return { kind: 'promote', ...subject, strand, proven, unproven, accept }
  const bounds = boundsOf(options)
  const terms = { basisPoints: percent, guard, sample, addresses, ...(bounds && { bounds }) }
  return { kind: 'canary', ...subject, ...terms, proven, unproven, accept }
}

/** The guard's further bounds, where one was given. */
function boundsOf(options: PromoteOptions): GuardBounds | undefined {
  const { maxLongTasks, maxFailedCalls, maxFewerDeposits } = options
  if ([maxLongTasks, maxFailedCalls, maxFewerDeposits].every((bound) => bound === undefined)) return undefined
  return {
    ...(maxLongTasks !== undefined && { longTasks: maxLongTasks }),
    ...(maxFailedCalls !== undefined && { calls: maxFailedCalls }),
    ...(maxFewerDeposits !== undefined && { deposits: maxFewerDeposits }),
  }
}
