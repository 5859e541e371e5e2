import { slotModels, type SlotId, type SlotModel, type SlotSymbol } from '@plaza/fair'

const names: Record<'en' | 'fil', Partial<Record<SlotSymbol, string>>> = {
  en: {
    crown: 'Crown',
    lantern: 'Lantern',
    mango: 'Mango',
    shell: 'Shell',
    fish: 'Fish',
    palm: 'Palm',
    drop: 'Drop',
    leaf: 'Leaf',
  },
  fil: {
    crown: 'Korona',
    lantern: 'Parol',
    mango: 'Mangga',
    shell: 'Kabibe',
    fish: 'Isda',
    palm: 'Palma',
    drop: 'Patak',
    leaf: 'Dahon',
  },
}

/** `Crown: 3 → 10×, 4 → 75×, 5 → 1000×`, a line for each symbol; what pays nothing is left out. */
const payTable = ({ pays }: SlotModel, language: 'en' | 'fil'): string =>
  Object.entries(pays)
    .map(([symbol, multiples]) => {
      const steps = multiples.flatMap((multiple, index) =>
        multiple > 0 ? `${String(index + 3)} → ${String(multiple)}×` : [],
      )
      return `${names[language][symbol as SlotSymbol] ?? symbol}: ${steps.join(', ')}`
    })
    .join('\n')

const list = (numbers: readonly number[], and: string): string =>
  `${numbers.slice(0, -1).join(', ')} ${and} ${String(numbers.at(-1))}`

const english = (model: SlotModel): string[] => [
  `Five reels of three rows, ${String(model.lines.length)} pay lines. One stake plays all lines.`,
  'Three, four or five of a kind on a line, from the leftmost reel on, pay. Every pay is a whole multiple of the stake; wins on several lines add up.',
  payTable(model, 'en'),
  'The wild stands for every symbol but the scatter, on the three reels in the middle.',
  `Three, four or five scatters anywhere pay ${list(model.scatterPays, 'or')} stakes and bring ${list(model.freeSpins, 'or')} free spins.${
    model.freeSpinFactor > 1 ? ` Wins of free spins are multiplied by ${String(model.freeSpinFactor)}.` : ''
  } Free spins bring no further ones.`,
  'Where a jackpot is shown, any paid spin can win it, whatever the reels show.',
  'Each spin comes from seeds that were fixed before it. What comes is independent of earlier spins and of the stake, and can be computed again under Fairness.',
]

const filipino = (model: SlotModel): string[] => [
  `Limang reel na tig-tatlong hanay, ${String(model.lines.length)} linya ng panalo. Isang taya para sa lahat ng linya.`,
  'Nagbabayad ang tatlo, apat o limang magkakapareho sa isang linya, mula sa pinakakaliwang reel. Bawat bayad ay buong multiplo ng taya; pinagsasama ang panalo ng ilang linya.',
  payTable(model, 'fil'),
  'Pumapalit ang wild sa lahat ng simbolo maliban sa scatter, sa tatlong reel sa gitna.',
  `Ang tatlo, apat o limang scatter saanman ay nagbabayad ng ${list(model.scatterPays, 'o')} taya at nagbibigay ng ${list(model.freeSpins, 'o')} libreng ikot.${
    model.freeSpinFactor > 1
      ? ` Pinararami nang ${String(model.freeSpinFactor)} beses ang panalo sa libreng ikot.`
      : ''
  } Hindi na nagbibigay ng dagdag ang libreng ikot.`,
  'Kung may ipinapakitang jackpot, maaari itong mapanalunan sa alinmang may-bayad na ikot, anuman ang lumabas sa mga reel.',
  'Mula sa mga seed na itinakda bago ang ikot ang bawat kalalabasan. Hindi ito nakadepende sa naunang mga ikot o sa laki ng taya, at maaaring kuwentahin muli sa Pagkamakatarungan.',
]

/** How a slot pays, in paragraphs. */
export const slotRules = (id: SlotId): { en: string; fil: string } => ({
  en: english(slotModels[id]).join('\n\n'),
  fil: filipino(slotModels[id]).join('\n\n'),
})
