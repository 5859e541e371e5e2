import type { GuardBounds, ReleaseChange } from '@plaza/contract/release'
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
    what: 'make a published release live: for everyone, for a share of the visitors, or for one merchant',
    examples: [
      ['mfe promote mf-cashier 1.4.2', 'everyone; an id such as 1.4.2-ab12cd34 works too'],
      [
        'mfe promote mf-cashier 1.4.2 --percent 5 --guard 0.02',
        'a canary, rolled back automatically above 2 % failures',
      ],
      ['mfe promote mf-cashier 1.4.2 --percent 25', 'increases it; visitors who have it keep it'],
      ['mfe promote mf-cashier 1.4.2 --proven', 'only with a green `npm run skew`, for pipelines'],
      ['mfe promote mf-cashier 1.3.0 --merchant lite', 'one merchant, until mfe unpin'],
    ],
    notes:
      'Refused: a release that is damaged in the store, does not run on the live shell, is blocked or below the floor, claims a\nroute of another live remote, has a version that was released under another id, failed the skew matrix, or no longer\nemits or subscribes to an event that the live release does.',
  })
  withAuthor(promoting, 'promoted')
    .option('--merchant <code>', 'pin one merchant to it')
    .addOption(
      new Option('--channel <name>', 'stable (everyone) or canary (a share)').choices(['stable', 'canary']),
    )
    .option('--percent <number>', 'share of the visitors, 0.01 to 100: a canary', parsePercent)
    .option(
      '--guard <share>',
      'failure share above which the canary is rolled back, such as 0.02',
      parseShare,
    )
    .option('--sample <number>', 'page loads before the guard may judge (20)', parseCount)
    .option('--addresses <number>', 'networks they must come from (4); use 1 when you test alone', parseCount)
    .option(
      '--max-long-tasks <share>',
      'share of page loads with long tasks allowed above the current release (0.2)',
      parseShare,
    )
    .option(
      '--max-failed-calls <share>',
      'share of page loads with a failed call allowed above the current release (0.1)',
      parseShare,
    )
    .option(
      '--max-fewer-deposits <share>',
      'share by which credited deposits may fall below the current release (0.5)',
      parseShare,
    )
    .option('--strand', 'promote a shell although no release of a live remote runs on it')
    .option('--proven', 'refuse without a green record of the skew matrix (npm run skew)')
    .option('--unproven', 'release it although its skew matrix is red; needs --why')
    .option(
      '--accept',
      'release it although it no longer sends or receives what the live release does; needs --why',
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
      ['mfe unpin mf-cashier --merchant lite --why "their bank is back"', 'from the next page load'],
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
    return '--percent is for a canary; leave out --channel stable'
  if (merchant !== undefined && (isCanary || channel !== undefined))
    return 'a pin (--merchant) is for one whole merchant; --channel and --percent are for all merchants'
  if (channel === 'canary' && percent === undefined) return 'a canary needs its share: --percent 5'
  if (!isCanary && guardOptions.some((name) => options[name] !== undefined))
    return '--guard, --sample, --addresses, --max-long-tasks, --max-failed-calls and --max-fewer-deposits are for a canary; add --percent'
  if (strand && (isCanary || merchant !== undefined)) return '--strand is for a promotion to everyone'
  return undefined
}

/** The usage error of an override, if there is one; `hasWhy` when a reason was given. */
function misuseOfWord(options: PromoteOptions, hasWhy: boolean): string | undefined {
  const { merchant, proven, unproven, accept } = options
  if (proven && unproven) return '--proven and --unproven contradict each other; use one'
  if ((proven || unproven) && merchant !== undefined) return 'a pin (--merchant) needs no skew matrix'
  if (unproven && !hasWhy) return '--unproven needs --why, which is kept in the audit log'
  if (accept && !hasWhy) return '--accept needs --why, which is kept in the audit log'
  return undefined
}

/** The kind of promotion: a pin for one merchant, a canary, or everyone. */
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
