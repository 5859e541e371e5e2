import { startUpModeOf, startUpModeSchema, startUpNames, startUpSchema } from '@plaza/contract/site'
import * as z from 'zod/mini'
import { writtenSettingsSchema } from '../../identity/registration-rules'

/** A start-up mode by its name or, as the platform numbers them, by its number: 1 is maintenance alone (ROUTE-9). */
const startUpMode = z.union([
  z.enum(startUpNames),
  z.pipe(
    startUpModeSchema,
    z.transform((number) => startUpNames.find((name) => startUpModeOf[name] === number) ?? 'normal'),
  ),
])

const kernelSettings = z.extend(writtenSettingsSchema, {
  startUp: z.extend(startUpSchema, { mode: startUpMode }),
})
export type OperatedSettings = z.infer<typeof kernelSettings>

/** Every setting of a merchant that an operator can change (OPS-1): the kernel's, and the parts of modules. */
export const operatedSettings = (
  parts: Readonly<Record<string, z.ZodMiniType>>,
): z.ZodMiniType<OperatedSettings> =>
  // Parts have names of their own, so that every setting of the kernel keeps its type.
  z.extend(kernelSettings, parts) as unknown as z.ZodMiniType<OperatedSettings>
