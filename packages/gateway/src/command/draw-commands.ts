import { drawSources, type DrawSource } from '@plaza/contract/lottery'
import { PlainError } from '@plaza/server-kit'
import type { Command } from 'commander'
import { readFile } from 'node:fs/promises'
import type { AnyOperation } from '../modules/site/operations'
import { withActor, type ActorOptions } from './actor-options'

type Operate = (operation: AnyOperation, options: ActorOptions, done: string) => Promise<void>

function parseSource(word: string): DrawSource {
  const source = drawSources.find((one) => one === word)
  if (source) return source
  throw new PlainError(`Expected one of ${drawSources.join(', ')}, not "${word}".`)
}

const readKey = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new PlainError(`Cannot read ${file}.`, { cause })
  })

/** Adds `plaza draw source|enter|confirm|correct|void`: lotteries of official results (DRAW-6, DRAW-7). */
export function addDrawCommands(program: Command, operate: Operate): void {
  const draw = program
    .command('draw')
    .description('sources and results of lotteries whose numbers are published elsewhere')
  withActor(draw.command('source <merchant> <lottery> <own|entered|fetched>'))
    .description('set where results come from, for issues that open from now on')
    .option('--url <address>', 'where results are fetched: <address>/<lottery>/<issue>')
    .option('--key <pem-file>', 'public key that signs them')
    .action(
      async (
        merchant: string,
        lottery: string,
        word: string,
        { url, key, ...options }: ActorOptions & { url?: string; key?: string },
      ) => {
        const source = parseSource(word)
        const pem = key === undefined ? null : await readKey(key)
        const operation = { kind: 'draw-source', merchant, lottery, source, url: url ?? null, pem } as const
        await operate(operation, options, `${lottery}: results are ${source}`)
      },
    )
  const withNumbers = (name: 'enter' | 'confirm' | 'correct', description: string, done: string) =>
    withActor(
      draw.command(`${name} <merchant> <lottery> <issue> <numbers...>`).description(description),
    ).action((merchant: string, lottery: string, issue: string, numbers: string[], options: ActorOptions) =>
      operate(
        { kind: `draw-${name}`, merchant, lottery, issue, numbers: numbers.join(' ') },
        options,
        `${lottery} ${issue}: ${done}`,
      ),
    )
  withNumbers(
    'enter',
    'enter the result of an issue; another operator confirms it',
    'entered, awaiting confirmation',
  )
  withNumbers('confirm', 'confirm another operator’s entry with the same numbers', 'confirmed')
  withNumbers(
    'correct',
    'enter the correct result of a drawn issue (needs --why); another operator confirms it',
    'correction entered, awaiting confirmation',
  )
  withActor(draw.command('void <merchant> <lottery> <issue>'))
    .description('void an issue that gets no result and refund its orders (needs --why)')
    .action((merchant: string, lottery: string, issue: string, options: ActorOptions) =>
      operate(
        { kind: 'draw-void', merchant, lottery, issue },
        options,
        `${lottery} ${issue}: void, its orders are refunded`,
      ),
    )
}
