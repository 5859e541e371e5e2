import type { Language } from '@plaza/contract/kernel'

const en = {
  title: 'Live chat',
  greeting: 'Hello! How can we help you?',
  reference: 'About',
  messages: 'Messages',
  you: 'You',
  service: 'Customer service',
  label: 'Your message',
  hint: 'At most 500 characters',
  send: 'Send',
  closed: 'This conversation is closed. Open the chat again to begin a new one.',
  length: 'Write a message of 1 to 500 characters.',
  often: 'That was too fast. Wait a moment and send it again.',
  ended: 'This chat has ended',
  endedText: 'A link opens the chat once, within a minute. Open the chat again on the service page.',
  back: 'Customer service',
  lost: 'No connection. New messages appear when it is back.',
}

const fil: typeof en = {
  title: 'Live chat',
  greeting: 'Kumusta! Ano ang maitutulong namin?',
  reference: 'Tungkol sa',
  messages: 'Mga mensahe',
  you: 'Ikaw',
  service: 'Customer service',
  label: 'Mensahe mo',
  hint: 'Hanggang 500 character',
  send: 'Ipadala',
  closed: 'Sarado na ang usapang ito. Buksan ulit ang chat para magsimula ng bago.',
  length: 'Magsulat ng mensaheng may 1 hanggang 500 character.',
  often: 'Masyadong mabilis. Maghintay sandali at ipadala ulit.',
  ended: 'Tapos na ang chat na ito',
  endedText:
    'Isang beses lang nagbubukas ang link, sa loob ng isang minuto. Buksan ulit ang chat sa page ng customer service.',
  back: 'Customer service',
  lost: 'Walang koneksyon. Lalabas ang mga bagong mensahe kapag bumalik ito.',
}

export type ChatTexts = typeof en

/** The page's texts in a language, or in English; and the language that they are in. */
export const textsIn = (language: string): { texts: ChatTexts; lang: Language } =>
  language === 'fil' ? { texts: fil, lang: 'fil' } : { texts: en, lang: 'en' }
