import { drawSources, type DrawSource } from '@plaza/contract/lottery'
import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { parseSwitch } from '../../../kernel/terminal/parse-switch'
import { parseUntil } from '../../../kernel/terminal/parse-until'
import { readNamedFile } from '../../../kernel/terminal/read-named-file'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import {
  confirmNumbers,
  correctNumbers,
  enterNumbers,
  openLottery,
  setSource,
  voidDraw,
} from './draw-definitions'

function parseSource(word: string): DrawSource {
  const source = drawSources.find((one) => one === word)
  if (source) return source
  throw new PlainError(`Expected one of ${drawSources.join(', ')}, not "${word}".`)
}

/** `plaza lottery` (DRAW-4), and `plaza draw …`: lotteries of official results (DRAW-6, DRAW-7). */
export const drawCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'lottery <merchant> <code> <on|off>',
    about: 'open or close a lottery; an issue that is already open is still drawn',
    isSigned: true,
    options: [
      {
        flags: '--until <time>',
        about: 'when it reopens automatically, such as 2026-11-30T18:00:00+08:00',
      },
    ],
    run: async (
      plaza,
      [merchant, lottery, word],
      { until, ...options }: ActorOptions & { until?: string },
    ) => {
      const input = { merchant, lottery, isOn: parseSwitch(word), until: parseUntil(until) }
      const end = until === undefined ? '' : ` until ${until}`
      await plaza.operate(openLottery, input, options, `${lottery}: is ${word}${end}`)
    },
  }),
  defineCommand({
    words: 'draw source <merchant> <lottery> <own|entered|fetched>',
    about: 'set where results come from, for issues that open from now on',
    isSigned: true,
    options: [
      { flags: '--url <address>', about: 'where results are fetched: <address>/<lottery>/<issue>' },
      { flags: '--key <pem-file>', about: 'public key that signs them' },
    ],
    run: async (
      plaza,
      [merchant, lottery, word],
      { url, key, ...options }: ActorOptions & { url?: string; key?: string },
    ) => {
      const source = parseSource(word)
      const pem = key === undefined ? null : await readNamedFile(key)
      const input = { merchant, lottery, source, url: url ?? null, pem }
      await plaza.operate(setSource, input, options, `${lottery}: results are ${source}`)
    },
  }),
  defineCommand({
    words: 'draw enter <merchant> <lottery> <issue> <numbers...>',
    about: 'enter the result of an issue; another operator confirms it',
    isSigned: true,
    run: (plaza, [merchant, lottery, issue, numbers], options) =>
      plaza.operate(
        enterNumbers,
        { merchant, lottery, issue, numbers: numbers.join(' ') },
        options,
        `${lottery} ${issue}: entered, awaiting confirmation`,
      ),
  }),
  defineCommand({
    words: 'draw confirm <merchant> <lottery> <issue> <numbers...>',
    about: 'confirm another operator’s entry with the same numbers',
    isSigned: true,
    run: (plaza, [merchant, lottery, issue, numbers], options) =>
      plaza.operate(
        confirmNumbers,
        { merchant, lottery, issue, numbers: numbers.join(' ') },
        options,
        `${lottery} ${issue}: confirmed`,
      ),
  }),
  defineCommand({
    words: 'draw correct <merchant> <lottery> <issue> <numbers...>',
    about: 'enter the correct result of a drawn issue (needs --why); another operator confirms it',
    isSigned: true,
    run: (plaza, [merchant, lottery, issue, numbers], options) =>
      plaza.operate(
        correctNumbers,
        { merchant, lottery, issue, numbers: numbers.join(' ') },
        options,
        `${lottery} ${issue}: correction entered, awaiting confirmation`,
      ),
  }),
  defineCommand({
    words: 'draw void <merchant> <lottery> <issue>',
    about: 'void an issue that gets no result and refund its orders (needs --why)',
    isSigned: true,
    run: (plaza, [merchant, lottery, issue], options) =>
      plaza.operate(
        voidDraw,
        { merchant, lottery, issue },
        options,
        `${lottery} ${issue}: void, its orders are refunded`,
      ),
  }),
]
