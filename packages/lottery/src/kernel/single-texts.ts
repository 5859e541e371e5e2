import type { Play, PlayTexts } from './play'
import { playTexts } from './texts'

/** Texts of the single tickets of a play, with some tickets as the example. */
export const singleTexts = ({ name }: Play, picked: string): PlayTexts =>
  playTexts(
    [
      ['{name}, single tickets', '{name}, isahang tiket'],
      [
        'Type or paste tickets, separated by spaces, commas or new lines: each is one unit of {name}.',
        'I-type o i-paste ang mga tiket na may espasyo, kuwit o bagong linya sa pagitan: bawat isa ay isang yunit ng {name}.',
      ],
      ['{picked}: three units.', '{picked}: tatlong yunit.'],
    ],
    { name: [name.en, name.fil], picked: [picked, picked] },
  )
