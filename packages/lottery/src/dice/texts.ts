import type { TextRow } from '../kernel/texts'

export const sum: TextRow = [
  ['Sum', 'Kabuuan'],
  [
    'The sum of the three dice, 3 to 18. Each sum has its own odds.',
    'Ang kabuuan ng tatlong dice, 3 hanggang 18. May sariling odds ang bawat kabuuan.',
  ],
  ['You pick 10, and 2 3 5 is rolled: it wins.', 'Pinili mo ang 10 at lumabas ang 2 3 5: panalo ito.'],
]

export const sides: TextRow = [
  ['Two sides of the sum', 'Dalawang panig ng kabuuan'],
  [
    'Big is 11 to 17, small is 4 to 10; odd or even. A triple loses all four.',
    'Malaki ang 11 hanggang 17, maliit ang 4 hanggang 10; gansal o pares. Talo ang apat kapag magkakapareho ang tatlong dice.',
  ],
  [
    '2 5 6 comes to 13: big and odd win. 5 5 5 comes to 15: neither does.',
    '13 ang kabuuan ng 2 5 6: panalo ang malaki at gansal. 15 ang kabuuan ng 5 5 5: walang panalo.',
  ],
]

export const anyTriple: TextRow = [
  ['Any triple', 'Alinmang tatluhan'],
  ['All three dice show the same face.', 'Magkakapareho ang mukha ng tatlong dice.'],
  ['4 4 4 is rolled: it wins.', 'Lumabas ang 4 4 4: panalo ito.'],
]

export const triple: TextRow = [
  ['Named triple', 'Tiyak na tatluhan'],
  [
    'Pick faces. One wins when all three dice show it.',
    'Pumili ng mukha. Panalo kapag iyon ang nasa tatlong dice.',
  ],
  ['You pick 4, and 4 4 4 is rolled: it wins.', 'Pinili mo ang 4 at lumabas ang 4 4 4: panalo ito.'],
]

export const pair: TextRow = [
  ['Pair', 'Pareha'],
  [
    'Pick faces. One wins when two dice or all three show it.',
    'Pumili ng mukha. Panalo kapag nasa dalawa o tatlong dice iyon.',
  ],
  [
    'You pick 1. 1 1 5 and 1 1 1 win, 1 2 5 does not.',
    'Pinili mo ang 1. Panalo ang 1 1 5 at 1 1 1, talo ang 1 2 5.',
  ],
]

export const pairSingle: TextRow = [
  ['Pair with single', 'Pareha na may solo'],
  [
    'Pick faces for the pair and for the single die. Each pair with another single is a unit, and wins in any order.',
    'Pumili ng mukha para sa pareha at para sa solong dice. Bawat pareha na may ibang solo ay isang yunit, at panalo sa kahit anong ayos.',
  ],
  [
    'You pick the pair 1 with the single 2: one unit. 1 2 1 is rolled: it wins.',
    'Pinili mo ang parehang 1 at solong 2: isang yunit. Lumabas ang 1 2 1: panalo ito.',
  ],
]

export const two: TextRow = [
  ['Two different', 'Dalawang magkaiba'],
  [
    'Pick two faces or more. Each set of two is a unit, and wins when both are rolled.',
    'Pumili ng dalawang mukha o higit pa. Bawat dalawa ay isang yunit, at panalo kapag parehong lumabas.',
  ],
  [
    'You pick 1, 2 and 3: three units. 1 2 2 is rolled: one wins.',
    'Pinili mo ang 1, 2 at 3: tatlong yunit. Lumabas ang 1 2 2: isa ang panalo.',
  ],
]

export const three: TextRow = [
  ['Three different', 'Tatlong magkakaiba'],
  [
    'Pick three faces or more. Each set of three is a unit, and wins when they are rolled in any order.',
    'Pumili ng tatlong mukha o higit pa. Bawat tatlo ay isang yunit, at panalo kapag lumabas sa kahit anong ayos.',
  ],
  [
    'You pick 1, 2 and 5: one unit. 5 1 2 is rolled: it wins.',
    'Pinili mo ang 1, 2 at 5: isang yunit. Lumabas ang 5 1 2: panalo ito.',
  ],
]

export const straight: TextRow = [
  ['Straight', 'Sunod-sunod'],
  ['1-2-3, 2-3-4, 3-4-5 or 4-5-6 in any order.', '1-2-3, 2-3-4, 3-4-5 o 4-5-6 sa kahit anong ayos.'],
  ['5 3 4 is rolled: it wins.', 'Lumabas ang 5 3 4: panalo ito.'],
]

export const face: TextRow = [
  ['Single face', 'Isang mukha'],
  [
    'Pick faces. One wins when any of the dice shows it; shown twice or three times, it pays the same.',
    'Pumili ng mukha. Panalo kapag nasa alinmang dice iyon; pareho ang bayad kahit dalawa o tatlong beses lumabas.',
  ],
  ['You pick 6, and 6 2 3 is rolled: it wins.', 'Pinili mo ang 6 at lumabas ang 6 2 3: panalo ito.'],
]
