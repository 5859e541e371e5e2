import { archives } from './archives.mjs'
import { fuzz } from './fuzz.mjs'
import { money } from './money.mjs'
import { overload } from './overload.mjs'
import { reports } from './reports.mjs'
import { slow } from './slow.mjs'

/** The parts of the attack by name, in the order of the table. `../run-part.mjs` defines a part. */
export const parts = { slow, overload, fuzz, archives, money, reports }
