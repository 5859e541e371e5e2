import type { Command } from 'commander'
import { Option } from 'commander'
import type { ReleaseRole } from '@plaza/contract'
import { addKey, listKeys, readKeyFile, revokeKey } from '../operations/keys'
import { pemOf } from '../store/public-key'
import { addToken, listTokens, revokeToken } from '../operations/tokens'
import type { Changing } from './command'
import { addCommand, authorOf, withAuthor } from './command'
import { openStore, ownPublisher } from './context'
import { describeKeys, describeTokens, tokenLine } from './describe-access'
import { requireStore } from './open-desk'
import { collect, parseSpan } from './parse'
import { write } from './write'

interface TokenOptions extends Changing {
  role: ReleaseRole
  remote: string[]
  merchant: string[]
  expires: number
}

/** Adds keys and tokens. */
export function addAccessCommands(program: Command): void {
  const keys = program.command('keys').description('publishers’ keys: whose signatures count')
  const tokens = program.command('tokens').description('tokens of the release API: who may do what over HTTP')
  for (const group of [keys, tokens])
    group.hook('preAction', (_group, acting) => {
      if (acting.name() !== 'show') requireStore(acting)
    })
  addKeyCommands(keys)
  addShowKey(keys)
  addTokenCommands(tokens)
}

function addShowKey(keys: Command): void {
  addCommand(keys, 'show', {
    what: 'your own public key, to hand to a release engineer, who adds it with mfe keys add',
    examples: [
      ['mfe keys show > cashier.pub.pem', 'your half; the private key stays where it is'],
      [
        'mfe keys add "cashier pipeline" --pem cashier.pub.pem --remote mf-cashier',
        'the engineer’s half, beside the store',
      ],
    ],
    notes: 'The key is MFE_KEY, or DATA_DIR/keys/publisher.pem, which is made where it is missing.',
  }).action(async (options: { json?: boolean }) => {
    const { publicKey } = await ownPublisher()
    const pem = pemOf(publicKey)
    write({ key: publicKey.key, pem }, pem.trimEnd().split('\n'), options)
  })
}

function addKeyCommands(keys: Command): void {
  addCommand(keys, 'list', {
    what: 'every key, also those that were taken back',
    examples: [['mfe keys list', 'the first publisher of a store is on it by itself']],
  }).action(async (options: { json?: boolean }) => {
    const listed = await listKeys(await openStore())
    write(listed, describeKeys(listed), options)
  })

  const adding = addCommand(keys, 'add <name>', {
    what: 'let a publisher’s signatures count',
    examples: [
      ['mfe keys add "cashier pipeline" --pem cashier.pub.pem --remote mf-cashier', 'for one remote alone'],
    ],
    notes:
      'openssl genpkey -algorithm ed25519 -out cashier.pem; openssl pkey -in cashier.pem -pubout -out cashier.pub.pem',
  })
  withAuthor(adding, 'added')
    .requiredOption('--pem <file>', 'the Ed25519 public key')
    .option(
      '--remote <name>',
      'what it may sign; may be given several times; anything when absent',
      collect,
      [],
    )
    .action(async (name: string, options: Changing & { pem: string; remote: string[] }) => {
      const request = { name, pem: await readKeyFile(options.pem), remotes: options.remote }
      const key = await addKey(await openStore({ isMade: true }), request, authorOf(options))
      write(key, [`The key ${key.key} (${key.name}) is trusted.`], options)
    })

  const revoking = addCommand(keys, 'revoke <key>', {
    what: 'take a key back: it signs nothing new',
    examples: [
      [
        'mfe keys revoke 0123456789abcdef --why "laptop lost"',
        'what the store holds of it goes on, byte for byte',
      ],
      ['mfe keys revoke 0123456789abcdef --distrust --why "abused"', 'what it signed is served no more'],
    ],
  })
  withAuthor(revoking)
    .option('--distrust', 'nothing that it ever signed counts; refused while some of it is live')
    .action(async (key: string, options: Changing & { distrust?: boolean }) => {
      const request = { key, distrust: options.distrust === true }
      const revoked = await revokeKey(await openStore(), request, authorOf(options))
      write(revoked, [`The key ${key} is revoked.`], options)
    })
}

function addTokenCommands(tokens: Command): void {
  addCommand(tokens, 'list', {
    what: 'every token with its scope and its end; never the token itself',
    examples: [['mfe tokens list', 'also those that ended']],
  }).action(async (options: { json?: boolean }) => {
    const listed = await listTokens(await openStore())
    write(listed, describeTokens(listed, Date.now()), options)
  })

  const adding = addCommand(tokens, 'add <name>', {
    what: 'make a token; it is shown this once',
    examples: [
      [
        'mfe tokens add "cashier CI" --role team --remote mf-cashier',
        'publishes, promotes, rolls back mf-cashier alone',
      ],
      ['mfe tokens add "lite office" --role merchant --merchant lite', 'enables and disables for lite alone'],
      ['mfe tokens add "ann" --role engineer --expires 12h', 'everything'],
    ],
  })
  withAuthor(adding, 'added')
    .addOption(
      new Option('--role <role>', 'what its holder may do')
        .choices(['engineer', 'team', 'merchant', 'viewer'])
        .makeOptionMandatory(),
    )
    .option('--remote <name>', 'a team’s remote; may be given several times', collect, [])
    .option('--merchant <code>', 'a merchant; may be given several times', collect, [])
    .addOption(
      new Option('--expires <span>', 'when it ends, such as 12h or 90d')
        .argParser(parseSpan)
        .default(parseSpan('90d'), '90d'),
    )
    .action(async (name: string, options: TokenOptions) => {
      const { role, remote: remotes, merchant: merchants, expires } = options
      const request = { name, role, remotes, merchants, expiresAt: Date.now() + expires }
      const added = await addToken(await openStore({ isMade: true }), request, authorOf(options))
      write(added, [added.token, tokenLine(added.listed, Date.now())], options)
    })

  const revoking = addCommand(tokens, 'revoke <id>', {
    what: 'take a token back at once',
    examples: [
      ['mfe tokens revoke 0123456789ab --why "left the team"', 'by the id that mfe tokens list shows'],
    ],
  })
  withAuthor(revoking).action(async (id: string, options: Changing) => {
    const revoked = await revokeToken(await openStore(), id, authorOf(options))
    write(revoked, [`The token ${id} (${revoked.name}) is revoked.`], options)
  })
}
