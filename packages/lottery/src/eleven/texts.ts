import type { TextRow } from '../kernel/texts'

/** A unit of one number; `anyOf` is a unit of several. */
export const any: TextRow = [
  ['Any {n}', 'Alinmang {n}'],
  [
    'Pick numbers of 1 to 11. Each is a unit, and wins when it is among the five drawn.',
    'Pumili ng mga numero sa 1 hanggang 11. Bawat isa ay isang yunit, at panalo kapag kasama sa limang nabunot.',
  ],
  [
    'You pick 01: one unit. 01 02 03 04 05 is drawn: it wins.',
    'Pinili mo ang 01: isang yunit. Lumabas ang 01 02 03 04 05: panalo ito.',
  ],
]

export const anyOf: TextRow = [
  ['Any {n}', 'Alinmang {n}'],
  [
    'Pick {n} or more of the numbers 1 to 11. Each set of {n} is a unit. {rule}',
    'Pumili ng {n} o higit pa sa mga numerong 1 hanggang 11. Bawat {n} ay isang yunit. {rule}',
  ],
  [
    'You pick {picked}: one unit. 01 02 03 04 05 is drawn: it wins.',
    'Pinili mo ang {picked}: isang yunit. Lumabas ang 01 02 03 04 05: panalo ito.',
  ],
]

/** How a unit of up to five numbers wins, and how a larger one. */
export const anyRules = {
  few: [
    'It wins when all of them are among the five drawn.',
    'Panalo kapag kasama silang lahat sa limang nabunot.',
  ],
  many: [
    'It wins when all five drawn are among them.',
    'Panalo kapag kasama sa mga ito ang lahat ng limang nabunot.',
  ],
} as const

export const direct: TextRow = [
  ['First {n}, direct', 'Unang {n}, target'],
  [
    'Pick numbers for each of the first {n} drawn. You win when all of them come in their order; a number cannot be in two.',
    'Pumili ng numero para sa bawat isa sa unang {n} nabunot. Panalo kapag lumabas ang lahat sa tamang ayos; hindi puwede ang isang numero sa dalawa.',
  ],
  [
    'You pick {picked}, and they are drawn first in this order: one winning unit.',
    'Pinili mo ang {picked} at iyon ang unang nabunot sa ganitong ayos: isang panalong yunit.',
  ],
]

export const group: TextRow = [
  ['First {n}, group', 'Unang {n}, rambol'],
  [
    'Pick {n} numbers or more. Each set of {n} is a unit, and wins when they are the first {n} drawn, in any order.',
    'Pumili ng {n} numero o higit pa; bawat {n} ay isang yunit, at panalo kapag sila ang unang {n} na nabunot, kahit anong ayos.',
  ],
  [
    'You pick {picked}, and they are the first drawn in another order: one winning unit.',
    'Pinili mo ang {picked} at sila ang unang nabunot sa ibang ayos: isang panalong yunit.',
  ],
]

export const frontAny: TextRow = [
  ['First three, any one', 'Unang tatlo, alinmang isa'],
  [
    'Pick numbers. Each is a unit, and wins when it is among the first three drawn.',
    'Pumili ng mga numero. Bawat isa ay isang yunit, at panalo kapag kasama sa unang tatlong nabunot.',
  ],
  [
    'You pick 01 and 11. 11 05 01 are drawn first: both win.',
    'Pinili mo ang 01 at 11. Unang nabunot ang 11 05 01: parehong panalo.',
  ],
]
