import * as z from 'zod/mini'
import { oncePer } from '../once-per'
import type { Merchant } from './merchants'

/**
 * Reads the part of a merchant's settings that a module keeps under a name of its own. The schema's default stands for
 * a merchant that has set nothing of it.
 */
export const settingsPart = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
): ((merchant: Pick<Merchant, 'stored'>) => z.output<S>) =>
  oncePer(({ stored }: Pick<Merchant, 'stored'>) => z.parse(schema, stored[name]))
