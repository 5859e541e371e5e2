import type { TextRow } from '../kernel/texts'

export const positions: TextRow = [
  ['Champion and places', 'Kampeon at mga puwesto'],
  [
    'Pick numbers for any of the ten places; a place may stay empty. Each number is a unit, and wins when it comes in at that place.',
    'Pumili ng numero para sa alinman sa sampung puwesto; puwedeng walang laman ang isang puwesto. Bawat numero ay isang yunit, at panalo kapag dumating sa puwestong iyon.',
  ],
  [
    'You pick 7 for the first place and 3 for the last: two units. 7 comes first and 1 last: one wins.',
    'Pinili mo ang 7 sa unang puwesto at 3 sa huli: dalawang yunit. Nauna ang 7 at nahuli ang 1: isa ang panalo.',
  ],
]

export const front: TextRow = [
  ['First {n}, direct', 'Unang {n}, target'],
  [
    'Pick numbers for each of the first {n} places. You win when all of them come in at their places; a number cannot be in two.',
    'Pumili ng numero para sa bawat isa sa unang {n} puwesto. Panalo kapag dumating ang lahat sa puwesto nila; hindi puwede ang isang numero sa dalawang puwesto.',
  ],
  [
    'You pick {picked} for these places, and they come in so: one winning unit.',
    'Pinili mo ang {picked} para sa mga puwestong ito, at ganoon ang dating: isang panalong yunit.',
  ],
]

export const sides: TextRow = [
  ['Two sides of a place', 'Dalawang panig ng puwesto'],
  [
    'Big is 6 to 10, small is 1 to 5; odd or even. For each of the ten places.',
    'Malaki ang 6 hanggang 10, maliit ang 1 hanggang 5; gansal o pares. Para sa bawat isa sa sampung puwesto.',
  ],
  ['Small on the first place: 5 wins, 6 loses.', 'Maliit sa unang puwesto: panalo ang 5, talo ang 6.'],
]

export const dragon: TextRow = [
  ['Dragon and tiger', 'Dragon at tigre'],
  [
    'Two places are compared: 1 with 10, 2 with 9, 3 with 8, 4 with 7, 5 with 6. Dragon wins when the place in front has the larger number, tiger when the one behind has.',
    'Pinaghahambing ang dalawang puwesto: 1 at 10, 2 at 9, 3 at 8, 4 at 7, 5 at 6. Panalo ang dragon kapag mas malaki ang numero ng nasa unahan, tigre kapag ang nasa hulihan.',
  ],
  [
    'Place 1 has 8 and place 10 has 3: dragon wins.',
    'Nasa puwesto 1 ang 8 at nasa puwesto 10 ang 3: panalo ang dragon.',
  ],
]

export const crownSum: TextRow = [
  ['Crown sum', 'Kabuuang korona'],
  [
    'The sum of the numbers of the first and the second place, 3 to 19. Each sum has its own odds.',
    'Ang kabuuan ng numero ng una at ikalawang puwesto, 3 hanggang 19. May sariling odds ang bawat kabuuan.',
  ],
  ['7 and 4 come in first: 11 wins.', 'Nauna ang 7 at 4: panalo ang 11.'],
]

export const crownSides: TextRow = [
  ['Two sides of the crown sum', 'Dalawang panig ng kabuuang korona'],
  [
    'Big is more than 11, small is 11 or less; odd or even. The sides are not equally likely, so their odds differ.',
    'Malaki ang lampas sa 11, maliit ang 11 pababa; gansal o pares. Hindi magkasindalas ang mga panig, kaya magkaiba ang odds nila.',
  ],
  [
    '7 and 4 come in first, which is 11: small and odd win.',
    'Nauna ang 7 at 4, na 11: panalo ang maliit at gansal.',
  ],
]
