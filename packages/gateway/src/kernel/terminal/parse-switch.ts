import { PlainError } from '@plaza/server-kit'

/** `on` or `off` as a statement. @throws PlainError for anything else. */
export function parseSwitch(word: string): boolean {
  if (word !== 'on' && word !== 'off') throw new PlainError(`Expected "on" or "off", not "${word}".`)
  return word === 'on'
}
