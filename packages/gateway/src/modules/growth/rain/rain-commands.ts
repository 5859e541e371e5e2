import { PlainError } from '@plaza/server-kit'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { startRain } from './rain-operations'

/** `plaza rain …`: sessions of red-packet rain. */
export const rainCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'rain start <merchant>',
    about: 'open a session of red-packet rain now',
    isSigned: true,
    options: [
      { flags: '--seconds <number>', about: 'how long it lasts, 10 to 3600; as the settings say otherwise' },
    ],
    run: async (plaza, [merchant], { seconds, ...options }: ActorOptions & { seconds?: string }) => {
      if (seconds !== undefined && !/^\d{2,4}$/.test(seconds))
        throw new PlainError('--seconds must be a number from 10 to 3600.')
      const input = { merchant, ...(seconds !== undefined && { seconds: Number(seconds) }) }
      await plaza.operate(startRain, input, options, `${merchant}: red-packet rain has begun`)
    },
  }),
]
