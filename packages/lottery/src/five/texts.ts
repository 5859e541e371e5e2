import type { TextRow } from '../kernel/texts'

/** Texts of the five-digit plays; `{at}` is which digits are played, `{n}` a count. */
export const direct: TextRow = [
  ['Direct', 'Target'],
  [
    'Pick at least one digit for each of {at}. You win when every one of them is drawn in its place.',
    'Pumili ng kahit isang digit para sa bawat isa sa {at}. Panalo kapag lumabas ang lahat sa tamang puwesto.',
  ],
  [
    'You pick {picked}, and {picked} is drawn there: one winning unit.',
    'Pinili mo ang {picked} at {picked} ang lumabas doon: isang panalong yunit.',
  ],
]

export const sum: TextRow = [
  ['Sum', 'Kabuuan'],
  [
    'Pick sums of {at}. Each sum buys every combination that comes to it; the prize is that of Direct.',
    'Pumili ng kabuuan ng {at}. Binibili ng bawat kabuuan ang lahat ng kombinasyong katumbas nito; premyo ng Target ang bayad.',
  ],
  [
    'You pick 2, which is six units (002, 011, 020, 101, 110, 200). 1 0 1 is drawn: one wins.',
    'Pinili mo ang 2, na anim na yunit (002, 011, 020, 101, 110, 200). Lumabas ang 1 0 1: isa ang panalo.',
  ],
]

export const span: TextRow = [
  ['Span', 'Agwat'],
  [
    'Pick the difference between the largest and the smallest of {at}. Each difference buys every combination that has it.',
    'Piliin ang agwat ng pinakamalaki at pinakamaliit sa {at}. Binibili ng bawat agwat ang lahat ng kombinasyong mayroon nito.',
  ],
  [
    'You pick 0, which is ten units (000 to 999). 4 4 4 is drawn: one wins.',
    'Pinili mo ang 0, na sampung yunit (000 hanggang 999). Lumabas ang 4 4 4: isa ang panalo.',
  ],
]

export const group3: TextRow = [
  ['Group 3', 'Rambol 3'],
  [
    'Pick two digits or more. You win when {at} are a pair and a single digit, both among yours, in any order.',
    'Pumili ng dalawang digit o higit pa. Panalo kapag ang {at} ay isang pareha at isang solong digit na parehong pinili mo, kahit anong ayos.',
  ],
  [
    'You pick 1 and 2: two units, 112 and 122. 2 1 1 is drawn: one wins.',
    'Pinili mo ang 1 at 2: dalawang yunit, 112 at 122. Lumabas ang 2 1 1: isa ang panalo.',
  ],
]

export const group6: TextRow = [
  ['Group 6', 'Rambol 6'],
  [
    'Pick three digits or more. You win when {at} are three different ones, all among yours, in any order. A pair does not win.',
    'Pumili ng tatlong digit o higit pa. Panalo kapag magkakaiba ang {at} at lahat ay pinili mo, kahit anong ayos. Hindi panalo ang may pareha.',
  ],
  [
    'You pick 1, 2 and 3: one unit. 3 1 2 is drawn: it wins.',
    'Pinili mo ang 1, 2 at 3: isang yunit. Lumabas ang 3 1 2: panalo ito.',
  ],
]

export const groupSum: TextRow = [
  ['Group sum', 'Kabuuan ng rambol'],
  [
    'Pick sums of {at} in any order. A pair pays the prize of Group 3, three different digits that of Group 6; a triple never wins.',
    'Pumili ng kabuuan ng {at}, kahit anong ayos. Premyo ng Rambol 3 ang bayad sa pareha at premyo ng Rambol 6 sa tatlong magkakaiba; hindi kailanman panalo ang tatlong magkakapareho.',
  ],
  [
    'You pick 3: two units, 003 with 012. 2 1 0 is drawn: 012 wins the prize of Group 6. 1 1 1 wins nothing.',
    'Pinili mo ang 3: dalawang yunit, 003 at 012. Lumabas ang 2 1 0: panalo ang 012 ng premyo ng Rambol 6. Walang panalo sa 1 1 1.',
  ],
]

export const group2: TextRow = [
  ['Group', 'Rambol'],
  [
    'Pick two digits or more. You win when {at} are two different ones among yours, in any order. A pair does not win.',
    'Pumili ng dalawang digit o higit pa. Panalo kapag magkaiba ang {at} at parehong pinili mo, kahit anong ayos. Hindi panalo ang pareha.',
  ],
  [
    'You pick 5 and 8: one unit. 8 5 is drawn: it wins.',
    'Pinili mo ang 5 at 8: isang yunit. Lumabas ang 8 5: panalo ito.',
  ],
]

export const star1: TextRow = [
  ['One position', 'Isang puwesto'],
  [
    'Pick digits for any of the five places; a place may stay empty. Each digit is a unit, and wins when it is drawn in its place.',
    'Pumili ng digit para sa alinman sa limang puwesto; puwedeng walang laman ang isang puwesto. Bawat digit ay isang yunit, at panalo kapag lumabas sa puwesto nito.',
  ],
  [
    'You pick 3 for the first place and 7 for the last: two units. 3 0 5 1 7 is drawn: both win.',
    'Pinili mo ang 3 sa unang puwesto at 7 sa huli: dalawang yunit. Lumabas ang 3 0 5 1 7: parehong panalo.',
  ],
]

/** One digit wherever it stands; `anyOf` is several of them. */
export const any: TextRow = [
  ['Any {n}', 'Alinmang {n}'],
  [
    'Pick digits. Each is a unit, and wins when it is among {at}, wherever it stands; drawn twice, it wins once.',
    'Pumili ng mga digit. Bawat isa ay isang yunit, at panalo kapag kasama ito sa {at}, saanmang puwesto; isang beses lang ang panalo kahit lumabas nang dalawang beses.',
  ],
  [
    'You pick 1: one unit. It is drawn at least once: it wins.',
    'Pinili mo ang 1: isang yunit. Lumabas ito nang kahit isang beses: panalo ito.',
  ],
]

export const anyOf: TextRow = [
  ['Any {n}', 'Alinmang {n}'],
  [
    'Pick {n} digits or more. Each set of {n} is a unit, and wins when all of them are among {at}, wherever they stand; a digit that is drawn twice counts once.',
    'Pumili ng {n} digit o higit pa. Bawat {n} ay isang yunit, at panalo kapag kasama silang lahat sa {at}, saanmang puwesto; isang beses lang bibilangin ang digit na lumabas nang dalawang beses.',
  ],
  [
    'You pick {picked}: one unit. Each of these is drawn at least once: it wins.',
    'Pinili mo ang {picked}: isang yunit. Lumabas ang bawat isa nang kahit isang beses: panalo ito.',
  ],
]

export const twoDirect: TextRow = [
  ['Any two, direct', 'Alinmang dalawa, target'],
  [
    'Pick digits for two places or more. Each pair of digits in two places is a unit, and wins when both are drawn in their places.',
    'Pumili ng digit para sa dalawang puwesto o higit pa. Bawat magkatambal na digit sa dalawang puwesto ay isang yunit, at panalo kapag parehong lumabas sa puwesto nila.',
  ],
  [
    'You pick 1, 2 and 3 for the first three places: three units. 1 2 9 9 9 is drawn: one wins.',
    'Pinili mo ang 1, 2 at 3 sa unang tatlong puwesto: tatlong yunit. Lumabas ang 1 2 9 9 9: isa ang panalo.',
  ],
]

export const atLeast: TextRow = [
  ['A digit {n}+ times', 'Digit na {n}+ beses'],
  [
    'Pick digits. Each is a unit, and wins when it is drawn at least {n} times among the five.',
    'Pumili ng mga digit. Bawat isa ay isang yunit, at panalo kapag lumabas nang kahit {n} beses sa lima.',
  ],
  [
    'You pick 7: one unit. {drawn} is drawn: it wins.',
    'Pinili mo ang 7: isang yunit. Lumabas ang {drawn}: panalo ito.',
  ],
]

export const group120: TextRow = [
  ['Group 120', 'Rambol 120'],
  [
    'Pick five digits or more. You win when the five drawn are all different and all among yours.',
    'Pumili ng limang digit o higit pa. Panalo kapag magkakaiba ang limang lumabas at lahat ay pinili mo.',
  ],
  [
    'You pick 0, 1, 2, 3 and 4: one unit. 4 3 2 1 0 is drawn: it wins.',
    'Pinili mo ang 0, 1, 2, 3 at 4: isang yunit. Lumabas ang 4 3 2 1 0: panalo ito.',
  ],
]

export const groupOf: TextRow = [
  ['Group {n}', 'Rambol {n}'],
  [
    'Pick digits for each row. You win when the draw has the shape {shape}, with A from the first row and B from the second, in any order.',
    'Pumili ng digit sa bawat hanay. Panalo kapag ganito ang hugis ng bunot: {shape}, na ang A ay mula sa unang hanay at ang B sa ikalawa, kahit anong ayos.',
  ],
  [
    'You pick {first} and {second}: one unit. {drawn} is drawn: it wins.',
    'Pinili mo ang {first} at {second}: isang yunit. Lumabas ang {drawn}: panalo ito.',
  ],
]

export const digitSides: TextRow = [
  ['Two sides of a digit', 'Dalawang panig ng digit'],
  [
    'Big is 5 to 9, small is 0 to 4; odd or even. For each of the five places.',
    'Malaki ang 5 hanggang 9, maliit ang 0 hanggang 4; gansal o pares. Para sa bawat isa sa limang puwesto.',
  ],
  ['Big on the first place: 7 wins, 4 loses.', 'Malaki sa unang puwesto: panalo ang 7, talo ang 4.'],
]

export const totalSides: TextRow = [
  ['Two sides of the total', 'Dalawang panig ng kabuuan'],
  [
    'The total of the five digits: big is 23 or more, small is 22 or less; odd or even.',
    'Ang kabuuan ng limang digit: malaki ang 23 pataas, maliit ang 22 pababa; gansal o pares.',
  ],
  ['9 8 1 0 5 comes to 23: big and odd win.', '23 ang kabuuan ng 9 8 1 0 5: panalo ang malaki at gansal.'],
]

export const dragon: TextRow = [
  ['Dragon and tiger', 'Dragon at tigre'],
  [
    'Two places are compared. Dragon wins when the first of the two has the larger digit, tiger when the second has, tie when they are equal.',
    'Pinaghahambing ang dalawang puwesto. Panalo ang dragon kapag mas malaki ang nauna, tigre kapag mas malaki ang ikalawa, tabla kapag magkapareho.',
  ],
  [
    'Place 1 against 5, and 8 0 0 0 3 is drawn: dragon wins.',
    'Puwesto 1 laban sa 5, at lumabas ang 8 0 0 0 3: panalo ang dragon.',
  ],
]

export const shape: TextRow = [
  ['Shape of three digits', 'Hugis ng tatlong digit'],
  [
    'Leopard: all alike. Straight: three in a row in any order; 9-0-1 and 8-9-0 count. Pair: two alike. Half: two in a row, and neither of those before; 9-0 counts. Mixed: none of these.',
    'Leopardo: magkakapareho lahat. Sunod-sunod: tatlong magkakasunod sa kahit anong ayos; kasama ang 9-0-1 at 8-9-0. Pareha: dalawang magkapareho. Kalahati: dalawang magkasunod at wala sa mga nauna; kasama ang 9-0. Halo: wala sa mga ito.',
  ],
  [
    '0 9 1 is a straight, 3 8 4 is half, 2 5 8 is mixed.',
    'Sunod-sunod ang 0 9 1, kalahati ang 3 8 4, halo ang 2 5 8.',
  ],
]
