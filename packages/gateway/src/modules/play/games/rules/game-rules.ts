import { crashCap, crashLowest, mineFields, minesCap, type EngineId } from '@plaza/fair'
import { slotRules } from './slot-rules'

/** Rules in the languages that they are written in; English serves the others. */
export interface Rules {
  en: string
  fil: string
}

const multiple = (hundredths: number): string => `${(hundredths / 100).toLocaleString('en')}×`

const crash: Rules = {
  en: [
    'One flight for everybody. Place your bet while the next flight is being prepared.',
    `The multiple rises from 1× as long as the flight goes on. Leave before it ends and you get your stake times the multiple of that moment; stay too long and the stake is lost. You can set a multiple (${multiple(crashLowest)} or more) at which you leave by yourself.`,
    `A flight can end at once, before anybody could leave. At ${multiple(crashCap)} it ends for everybody who is still in, and all of them are paid.`,
    'If your connection breaks, a multiple that you have set still counts; without one the bet stays in until the flight ends.',
    'Where a flight ends is fixed before it begins, whatever is bet, and can be computed again under Fairness.',
  ].join('\n\n'),
  fil: [
    'Iisang lipad para sa lahat. Tumaya habang inihahanda ang susunod na lipad.',
    `Tumataas ang multiplo mula 1× habang tuloy ang lipad. Umalis bago ito matapos at makukuha mo ang taya na pinarami ng multiplo sa sandaling iyon; kapag nahuli ka, talo ang taya. Maaari kang magtakda ng multiplo (${multiple(crashLowest)} pataas) kung saan kusa kang aalis.`,
    `Maaaring matapos agad ang lipad, bago pa makaalis ang sinuman. Sa ${multiple(crashCap)}, natatapos ito para sa lahat ng natitira, at lahat sila ay binabayaran.`,
    'Kapag naputol ang iyong koneksyon, tuloy pa rin ang itinakda mong multiplo; kung wala, mananatili ang taya hanggang matapos ang lipad.',
    'Itinatakda bago magsimula kung saan matatapos ang lipad, magkano man ang taya, at maaari itong kuwentahin muli sa Pagkamakatarungan.',
  ].join('\n\n'),
}

const mines: Rules = {
  en: [
    `A board of ${String(mineFields)} fields, some of which hide a mine. Choose how many mines there are, place your bet, and open fields.`,
    'Each free field raises what you can cash out; the more mines, the steeper. A mine ends the round and the stake is lost.',
    `Cash out whenever you like once a field is open. When no free field is left, or the next would pay more than ${multiple(minesCap)}, the round is paid by itself.`,
    'A round that was interrupted goes on where it was.',
    'Where the mines are is fixed before the first field is opened, and can be computed again under Fairness.',
  ].join('\n\n'),
  fil: [
    `Isang tabla na may ${String(mineFields)} puwesto, at may nakatagong mina sa ilan. Piliin kung ilan ang mina, tumaya, at magbukas ng mga puwesto.`,
    'Bawat ligtas na puwesto ay nagpapataas ng makukuha mo; mas maraming mina, mas mabilis ang taas. Kapag may mina, tapos ang round at talo ang taya.',
    `Kunin ang panalo kailanman matapos magbukas ng isang puwesto. Kapag wala nang ligtas na puwesto, o hihigit sa ${multiple(minesCap)} ang susunod, kusang binabayaran ang round.`,
    'Itinutuloy kung saan nahinto ang naputol na round.',
    'Itinatakda bago buksan ang unang puwesto kung nasaan ang mga mina, at maaari itong kuwentahin muli sa Pagkamakatarungan.',
  ].join('\n\n'),
}

/** How the games of each engine are played and what they pay: plain text, paragraphs divided by an empty line. */
export const gameRules: Readonly<Record<EngineId, Rules>> = {
  'slot-low': slotRules('slot-low'),
  'slot-medium': slotRules('slot-medium'),
  'slot-high': slotRules('slot-high'),
  crash,
  mines,
}
