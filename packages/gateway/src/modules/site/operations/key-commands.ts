import * as z from 'zod/mini'
import { defineReport } from '../../../kernel/operations/define-report'
import { signedSchema } from '../../../kernel/operations/signed-schema'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import type { ActorOptions } from '../../../kernel/terminal/terminal-option'
import { ensureOperatorKey } from '../../play/vendors'
import { rewrapKeys, rotateKeys } from './change-keys'

/** Creates a sealing key in transactions of its own; answers its id. */
export const rotateReport = defineReport({
  name: 'keys-rotate',
  input: signedSchema,
  answer: z.object({ kid: z.string() }),
  needsMigrations: true,
  read: async ({ db, outside, now, isDemo, logger }, signed) => {
    const kid = await rotateKeys(db, await outside(), { signed, now: now(), isDemo })
    logger?.info({ kid }, 'sealing keys rotated')
    return { kid }
  },
})

/** Wraps sealing keys and shared secrets by the current outside key; answers how many were wrapped again. */
export const rewrapReport = defineReport({
  name: 'keys-rewrap',
  input: signedSchema,
  answer: z.object({ count: z.int() }),
  needsMigrations: true,
  read: async ({ db, outside, dataDir, now, isDemo }, signed) => {
    const keys = await outside()
    await ensureOperatorKey(dataDir, keys)
    return { count: await rewrapKeys(db, keys, { signed, now: now(), isDemo }) }
  },
})

/** `plaza keys rotate` and `plaza keys rewrap`. */
export const keyCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'keys rotate',
    about: 'create a new key and use it from now on; old keys still decrypt for another day',
    isSigned: true,
    run: async (plaza, _given, options: ActorOptions) => {
      const { kid } = await plaza.read(rotateReport, await plaza.sign(options))
      plaza.out(`The new key is ${kid}.`)
    },
  }),
  defineCommand({
    words: 'keys rewrap',
    about:
      're-encrypt stored keys with KEY_ENCRYPTION_KEY, from KEY_ENCRYPTION_KEY_FORMER or from no encryption',
    isSigned: true,
    run: async (plaza, _given, options: ActorOptions) => {
      const { count } = await plaza.read(rewrapReport, await plaza.sign(options))
      plaza.out(
        count === 0 ? 'Every key is already encrypted with KEY_ENCRYPTION_KEY.' : `${count} re-encrypted.`,
      )
    },
  }),
]
