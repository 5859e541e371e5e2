import type { TextRow } from '../kernel/texts'

export const six: TextRow = [
  ['Six of 45', 'Anim sa 45'],
  [
    'Pick 6 to 15 numbers. Each set of six is a unit. Six drawn numbers in a unit pay 3,000,000 times its price, five 5,000, four 120, three 8.',
    'Pumili ng 6 hanggang 15 numero. Bawat anim sa mga ito ay isang yunit. 3,000,000 beses ng presyo ng yunit ang bayad sa anim na tumama, 5,000 sa lima, 120 sa apat, 8 sa tatlo.',
  ],
  [
    'You pick 7 numbers: 7 units. Three of them are drawn: 4 units have three right and pay 8 each.',
    'Pumili ka ng 7 numero: 7 yunit. Tatlo sa mga ito ang nabunot: 4 na yunit ang may tatlong tama at 8 ang bayad sa bawat isa.',
  ],
]
