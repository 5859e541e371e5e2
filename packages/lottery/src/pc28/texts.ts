import type { TextRow } from '../kernel/texts'

export const sum: TextRow = [
  ['Sum', 'Kabuuan'],
  [
    'The sum of the three digits, 0 to 27. Each sum has its own odds.',
    'Ang kabuuan ng tatlong digit, 0 hanggang 27. May sariling odds ang bawat kabuuan.',
  ],
  ['You pick 12, and 3 4 5 is drawn: it wins.', 'Pinili mo ang 12 at lumabas ang 3 4 5: panalo ito.'],
]

export const sides: TextRow = [
  ['Two sides', 'Dalawang panig'],
  [
    'Big is 14 or more, small is 13 or less; odd or even.',
    'Malaki ang 14 pataas, maliit ang 13 pababa; gansal o pares.',
  ],
  ['9 4 2 comes to 15: big and odd win.', '15 ang kabuuan ng 9 4 2: panalo ang malaki at gansal.'],
]

export const pairs: TextRow = [
  ['Pairs of sides', 'Magkatambal na panig'],
  [
    'Size and parity together. Big and odd has 231 of 1,000 combinations, big and even 269: their odds differ.',
    'Laki at gansal o pares nang sabay. 231 sa 1,000 kombinasyon ang malaki at gansal, 269 ang malaki at pares: magkaiba ang odds nila.',
  ],
  ['9 4 2 comes to 15: big and odd wins.', '15 ang kabuuan ng 9 4 2: panalo ang malaki at gansal.'],
]

export const extremes: TextRow = [
  ['Extremes', 'Sukdulan'],
  [
    'Extremely big is 22 to 27, extremely small is 0 to 5.',
    'Sukdulang malaki ang 22 hanggang 27, sukdulang maliit ang 0 hanggang 5.',
  ],
  ['9 9 6 comes to 24: extremely big wins.', '24 ang kabuuan ng 9 9 6: panalo ang sukdulang malaki.'],
]
