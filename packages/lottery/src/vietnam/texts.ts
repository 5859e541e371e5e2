import type { TextRow } from '../kernel/texts'

/** Texts of the Vietnamese plays; `{prizes}` is how many prizes a number is played on, `{pays}` the prize. */
export const de: TextRow = [
  ['Đề', 'Đề'],
  [
    'Pick numbers 00 to 99. Each is a unit, and wins when it is the last two digits of the special prize. Pays {pays} times.',
    'Pumili ng numerong 00 hanggang 99. Bawat isa ay isang yunit, at panalo kapag ito ang huling dalawang digit ng espesyal na premyo. {pays} beses ang bayad.',
  ],
  [
    'You pick 45, and the special prize ends in 45: one winning unit.',
    'Pinili mo ang 45 at nagtatapos sa 45 ang espesyal na premyo: isang panalong yunit.',
  ],
]

export const head: TextRow = [
  ['Head {rank}', 'Unahang {rank}'],
  [
    'Pick numbers 00 to 99. A number wins with {where}. It costs {prizes} × its price and pays {pays} times for each hit.',
    'Pumili ng numerong 00 hanggang 99. Panalo ang numero kapag ito ang {where}. {prizes} × ng presyo ang halaga nito at {pays} beses ang bayad sa bawat tama.',
  ],
  ['You pick 07, and 07 is drawn there: one hit.', 'Pinili mo ang 07 at 07 ang lumabas doon: isang tama.'],
]

/** What a head play reads, by rank. */
export const headPlaces: Readonly<Record<string, readonly [en: string, fil: string]>> = {
  db: ['the first two digits of the special prize', 'unang dalawang digit ng espesyal na premyo'],
  g1: ['the last two digits of the first prize', 'huling dalawang digit ng unang premyo'],
  g7: ['any of the four seventh prizes', 'alinman sa apat na ikapitong premyo'],
  g8: ['the eighth prize', 'ikawalong premyo'],
}

export const lo: TextRow = [
  ['Lô {digits}D', 'Lô {digits}D'],
  [
    'Pick numbers of {digits} digits. Each is played on {prizes} prizes: it costs {prizes} × its price, and pays {pays} times for every prize that ends in it. Several hits pay several times.',
    'Pumili ng numerong may {digits} digit. Nilalaro ang bawat isa sa {prizes} premyo: {prizes} × ng presyo ang halaga, at {pays} beses ang bayad sa bawat premyong nagtatapos dito. Maraming beses ang bayad kapag maraming beses tumama.',
  ],
  [
    'You pick one number: {prizes} units. Three prizes end in it: three winning units.',
    'Pumili ka ng isang numero: {prizes} yunit. Tatlong premyo ang nagtatapos dito: tatlong panalong yunit.',
  ],
]

export const threeTail: TextRow = [
  ['3 càng', '3 càng'],
  [
    'Pick numbers 000 to 999. Each is a unit, and wins when it is the last three digits of the special prize. Pays {pays} times.',
    'Pumili ng numerong 000 hanggang 999. Bawat isa ay isang yunit, at panalo kapag ito ang huling tatlong digit ng espesyal na premyo. {pays} beses ang bayad.',
  ],
  [
    'You pick 145, and the special prize ends in 145: one winning unit.',
    'Pinili mo ang 145 at nagtatapos sa 145 ang espesyal na premyo: isang panalong yunit.',
  ],
]

export const xien: TextRow = [
  ['Xiên {n}', 'Xiên {n}'],
  [
    'Pick {n} numbers or more. Each set of {n} is a unit at its price × 1, and wins when all of them are the last two digits of some of the {prizes} prizes. Pays {pays} times.',
    'Pumili ng {n} numero o higit pa. Bawat {n} ay isang yunit sa presyong × 1, at panalo kapag lahat sila ay huling dalawang digit ng alinman sa {prizes} premyo. {pays} beses ang bayad.',
  ],
  [
    'You pick {picked}: one unit. Each of them ends some prize: it wins.',
    'Pinili mo ang {picked}: isang yunit. May premyong nagtatapos sa bawat isa: panalo ito.',
  ],
]

export const miss: TextRow = [
  ['Trượt {n}', 'Trượt {n}'],
  [
    'Pick exactly {n} numbers: one unit. It wins when none of the {prizes} prizes ends in one of them. Pays {pays} times.',
    'Pumili ng eksaktong {n} numero: isang yunit. Panalo kapag walang isa man sa {prizes} premyo ang nagtatapos sa mga ito. {pays} beses ang bayad.',
  ],
  [
    'None of your {n} numbers ends a prize: one winning unit.',
    'Walang premyong nagtatapos sa alinman sa {n} numero mo: isang panalong yunit.',
  ],
]

export const sides: TextRow = [
  ['Tài, xỉu, chẵn, lẻ', 'Tài, xỉu, chẵn, lẻ'],
  [
    'The last two digits of the special prize: tài (big) is 50 to 99, xỉu (small) is 00 to 49; lẻ (odd) or chẵn (even).',
    'Ang huling dalawang digit ng espesyal na premyo: tài (malaki) ang 50 hanggang 99, xỉu (maliit) ang 00 hanggang 49; lẻ (gansal) o chẵn (pares).',
  ],
  [
    'The special prize ends in 45: xỉu and lẻ win.',
    'Nagtatapos sa 45 ang espesyal na premyo: panalo ang xỉu at lẻ.',
  ],
]
