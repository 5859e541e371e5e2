import { contractKinds, contractTermsSchema } from '@plaza/contract/agency'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { defineCommand, type AnyCommand } from '../../../kernel/terminal/define-command'
import { contractOffer, contractsReport, contractStep } from './contract-operations'

const kindOf = (word: string) => {
  const kind = contractKinds.find((one) => one === word)
  if (!kind) throw new PlainError(`The kind must be one of ${contractKinds.join(', ')}.`)
  return kind
}

function parseTerms(json: string) {
  try {
    return z.parse(contractTermsSchema, JSON.parse(json))
  } catch (cause) {
    throw new PlainError('The terms must be JSON as docs/agents.md shows them.', { cause })
  }
}

/** `plaza contract …`: contracts that the site itself gives to agents whom nobody is above. */
export const contractCommands: readonly AnyCommand[] = [
  defineCommand({
    words: 'contract list <merchant>',
    about: 'contracts and offers of the site that are open',
    run: async (plaza, [merchant]) => {
      const rows = await plaza.read(contractsReport, { merchant })
      const lines = rows.map(({ id, account, kind, state }) => [id, account, kind, state].join('  '))
      plaza.out(lines.length === 0 ? 'There is no open contract of the site.' : lines.join('\n'))
    },
  }),
  defineCommand({
    words: 'contract offer <merchant> <account> <kind> <terms>',
    about: 'offer a contract, or an amendment of it, to an agent whom nobody is above',
    isSigned: true,
    run: async (plaza, [merchant, account, word, json], options) => {
      const input = { merchant, account, contract: kindOf(word), terms: parseTerms(json) }
      await plaza.operate(contractOffer, input, options, ({ id }) => `${id}: offered to ${account}`)
    },
  }),
  defineCommand({
    words: 'contract withdraw <merchant> <contract>',
    about: 'withdraw an offer of the site',
    isSigned: true,
    run: (plaza, [merchant, id], options) =>
      plaza.operate(contractStep, { merchant, id, step: 'withdraw' }, options, `${id}: withdrawn`),
  }),
  defineCommand({
    words: 'contract end <merchant> <contract>',
    about: 'end a contract of the site, and with it what its agent gave to others',
    isSigned: true,
    run: (plaza, [merchant, id], options) =>
      plaza.operate(contractStep, { merchant, id, step: 'end' }, options, `${id}: ended`),
  }),
]
