import { wrappedBy } from '@plaza/server-kit'

const publicHalf = 'Give the public key: openssl pkey -in <file> -pubout'

/** The first that fits applies. */
const faults: readonly [fits: (text: string) => boolean, sentence: string][] = [
  [
    (text) => wrappedBy(text) !== undefined,
    'This is a private key that the site it belongs to has encrypted. Give the output of `mfe keys show` of that site.',
  ],
  [
    (text) => /^-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m.test(text),
    `This is an encrypted private key. ${publicHalf}`,
  ],
  [
    (text) => /^-----BEGIN OPENSSH PRIVATE KEY-----|^(?:ssh|ecdsa)-\S+ /m.test(text),
    'This is a key for ssh. Create a key in PEM form: openssl genpkey -algorithm ed25519',
  ],
  [(text) => /^-----BEGIN [A-Z0-9 ]+-----/m.test(text), `This PEM file is damaged. ${publicHalf}`],
]

/** What is wrong with the text of a key file that cannot be read as a key, and what to give instead. */
export const keyFault = (text: string): string =>
  faults.find(([fits]) => fits(text.trim()))?.[1] ??
  'This file has no key in PEM form. Use a PEM file with an Ed25519 public key.'
