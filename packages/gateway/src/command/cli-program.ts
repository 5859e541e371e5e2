import { Command, CommanderError } from 'commander'
import { PlainError } from '@plaza/server-kit'
import { systemClock } from '../kernel/clock'
import { readSettings } from '../kernel/settings/settings'
import { copyUpload } from '../modules/site/uploads'
import { signedOf, withActor, type ActorOptions } from './actor-options'
import { addConformanceCommand } from './conformance-command'
import { addMerchantCommands } from './merchant-commands'
import { addKeyCommands } from './key-commands'
import { debtLine } from './debt-lines'
import { addDrawCommands } from './draw-commands'
import { addLotteryCommands } from './lottery-commands'
import { addOperatorCommands } from './operator-commands'
import { connectOperator, type Operator } from './operator'
import { parseSwitch } from './parse-switch'
import type { Operate } from './operate'
import { addAdjustCommand } from './adjust-command'
import { addPaymentCommands } from './payment-commands'
import { addReviewCommands } from './review-commands'
import { addSuspenseCommands } from './suspense-commands'
import { addTransferCommands } from './transfer-commands'
import { addTrailCommand } from './trail-command'
import { addVendorCommands } from './vendor-commands'

/** Where the command writes. */
export interface CliOutput {
  out(text: string): void
  err(text: string): void
}

type Env = Record<string, string | undefined>

/** JSON, or the bare word as text, because shells remove quotation marks. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    if (/^[\w.-]+$/.test(text)) return text
    throw new PlainError(`The value is not JSON: ${text}`, { cause })
  }
}

async function withOperator<T>(env: Env, work: (operator: Operator) => Promise<T>): Promise<T> {
  const operator = await connectOperator(readSettings(env))
  try {
    return await work(operator)
  } finally {
    await operator.close()
  }
}

function createProgram(env: Env, output: CliOutput): Command {
  const program = new Command('plaza').description('Operates a Plaza site, running or not.')
  program.exitOverride().configureOutput({
    writeOut: (text) => output.out(text.trimEnd()),
    // What is wrong with the words, or the help of a command that needs another word.
    writeErr: (text) => output.err(text.trimEnd()),
  })

  const sign = (options: ActorOptions) =>
    signedOf(options, { ...readSettings(env), token: env['PLAZA_TOKEN'] })
  const operate: Operate = async (operation, options, done) => {
    const signed = await sign(options)
    const after = await withOperator(env, (operator) => operator.operate(operation, signed))
    output.out(typeof done === 'string' ? done : done(after))
  }
  withActor(program.command('flag <merchant> <FLAG> <on|off>'))
    .description('turn a merchant’s whitelabel flag on or off')
    .action((merchant: string, name: string, word: string, options: ActorOptions) =>
      operate(
        { kind: 'flag', merchant, name, isOn: parseSwitch(word) },
        options,
        `${merchant}: ${name} is ${word}`,
      ),
    )
  withActor(program.command('promo <merchant> <PROMO> <on|off>'))
    .description('turn a merchant’s promotion on or off')
    .action((merchant: string, name: string, word: string, options: ActorOptions) =>
      operate(
        { kind: 'promo', merchant, name, isOn: parseSwitch(word) },
        options,
        `${merchant}: ${name} is ${word}`,
      ),
    )
  withActor(program.command('setting <merchant> <path> <json>'))
    .description('change a merchant’s setting, such as startUp.mode or mem_cen')
    .action((merchant: string, path: string, json: string, options: ActorOptions) =>
      operate(
        { kind: 'setting', merchant, path, value: parseValue(json) },
        options,
        `${merchant}: ${path} is ${json}`,
      ),
    )
  addMerchantCommands(program, operate)
  addVendorCommands(program, {
    operate,
    report: (request) => withOperator(env, (operator) => operator.report(request)),
    transfers: () => withOperator(env, (operator) => operator.vendorTransfers()),
    out: (text) => output.out(text),
  })
  addLotteryCommands(program, operate)
  addDrawCommands(program, operate)
  addSuspenseCommands(program, {
    operate,
    list: (isAll) => withOperator(env, (operator) => operator.suspense(isAll)),
    out: (text) => output.out(text),
  })
  addPaymentCommands(program, {
    operate,
    methods: (merchant) => withOperator(env, (operator) => operator.methods(merchant)),
    vouchers: (merchant) => withOperator(env, (operator) => operator.vouchers(merchant)),
    env,
    out: (text) => output.out(text),
  })
  addTransferCommands(program, {
    operate,
    list: () => withOperator(env, (operator) => operator.transfers()),
    out: (text) => output.out(text),
  })
  addReviewCommands(program, {
    operate,
    queue: () => withOperator(env, (operator) => operator.review()),
    suspense: (isAll) => withOperator(env, (operator) => operator.suspense(isAll)),
    paidToAgents: () => withOperator(env, (operator) => operator.paidToAgents()),
    transfers: () => withOperator(env, (operator) => operator.transfers()),
    adjustments: () => withOperator(env, (operator) => operator.adjustments()),
    withdrawal: (order) => withOperator(env, (operator) => operator.withdrawal(order)),
    out: (text) => output.out(text),
  })
  addAdjustCommand(program, operate)
  addOperatorCommands(program, {
    operate,
    list: () => withOperator(env, (operator) => operator.operators()),
    dataDir: () => readSettings(env).dataDir,
    out: (text) => output.out(text),
    now: () => systemClock.now(),
  })
  addKeyCommands(program, {
    sign,
    withOperator: (work) => withOperator(env, work),
    out: (text) => output.out(text),
  })
  addTrailCommand(program, {
    read: (query) => withOperator(env, (operator) => operator.trail(query)),
    out: (text) => output.out(text),
  })
  program
    .command('picture <id> <file>')
    .description('copy a picture that a member sent, such as the proof of a payment, to a file')
    .action(async (id: string, file: string) => {
      await copyUpload(readSettings(env).dataDir, id, file)
      output.out(`The picture is in ${file}.`)
    })
  addConformanceCommand(program, (text) => output.out(text))
  program
    .command('audit')
    .description('recompute the ledger and report whether it balances')
    .action(async () => {
      const { problems, debts } = await withOperator(env, (operator) => operator.audit())
      if (problems.length > 0)
        throw new PlainError(`The ledger does not balance: ${JSON.stringify(problems)}`)
      output.out(
        ['The ledger sums to zero and every balance is the sum of its entries.', ...debts.map(debtLine)].join(
          '\n',
        ),
      )
    })
  return program
}

/** Runs the `plaza` command and returns its exit code. */
export async function runCli(argv: string[], env: Env, output: CliOutput): Promise<number> {
  try {
    await createProgram(env, output).parseAsync(argv)
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 1
    if (error instanceof PlainError) output.err(error.message)
    else output.err(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}
