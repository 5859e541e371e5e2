import type { Command } from 'commander'
import { Option } from 'commander'
import type { ReleaseRole } from '@plaza/contract/release'
import { addKey, listKeys, readKeyFile, revokeKey } from '../operations/keys'
import { pemOf } from '../store/public-key'
import { addToken, listTokens, revokeToken } from '../operations/tokens'
import type { Changing } from './command'
import { addCommand, authorOf, withAuthor } from './command'
import { openStore, ownPublisher } from './context'
import { describeKeys, describeTokens, tokenLine } from './describe-access'
import { requireStore } from './open-backend'
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
  const keys = program.command('keys').description('publishers’ keys: whose signatures are trusted')
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
      ['mfe keys show > cashier.pub.pem', 'your part; the private key stays with you'],
      [
        'mfe keys add "cashier pipeline" --pem cashier.pub.pem --remote mf-cashier',
        'the engineer’s part, where the store is',
      ],
    ],
    notes: 'The key is MFE_KEY, or DATA_DIR/keys/publisher.pem, which is created if it is missing.',
  }).action(async (options: { json?: boolean }) => {
    const { publicKey } = await ownPublisher()
    const pem = pemOf(publicKey)
    write({ key: publicKey.key, pem }, pem.trimEnd().split('\n'), options)
  })
}

function addKeyCommands(keys: Command): void {
  addCommand(keys, 'list', {
    what: 'all keys, including revoked ones',
    examples: [['mfe keys list', 'the first publisher of a store is added automatically']],
  }).action(async (options: { json?: boolean }) => {
    const listed = await listKeys(await openStore())
    write(listed, describeKeys(listed), options)
  })

  const adding = addCommand(keys, 'add <name>', {
    what: 'trust a publisher’s signatures',
    examples: [
      ['mfe keys add "cashier pipeline" --pem cashier.pub.pem --remote mf-cashier', 'for one remote only'],
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
    what: 'revoke a key: it can sign nothing new',
    examples: [
      ['mfe keys revoke 0123456789abcdef --why "laptop lost"', 'releases already in the store stay live'],
      ['mfe keys revoke 0123456789abcdef --distrust --why "abused"', 'nothing it signed is served any more'],
    ],
  })
  withAuthor(revoking)
    .option('--distrust', 'nothing it ever signed is trusted; refused while any of it is live')
    .action(async (key: string, options: Changing & { distrust?: boolean }) => {
      const request = { key, distrust: options.distrust === true }
      const revoked = await revokeKey(await openStore(), request, authorOf(options))
      write(revoked, [`The key ${key} is revoked.`], options)
    })
}

function addTokenCommands(tokens: Command): void {
  addCommand(tokens, 'list', {
    what: 'all tokens with scope and expiry, never the token itself',
    examples: [['mfe tokens list', 'include expired and revoked ones']],
  }).action(async (options: { json?: boolean }) => {
    const listed = await listTokens(await openStore())
    write(listed, describeTokens(listed, Date.now()), options)
  })

  const adding = addCommand(tokens, 'add <name>', {
    what: 'create a token; it is shown only once',
    examples: [
      [
        'mfe tokens add "cashier CI" --role team --remote mf-cashier',
        'publishes, promotes and rolls back mf-cashier only',
      ],
      [
        'mfe tokens add "lite office" --role merchant --merchant lite',
        'turns remotes on and off for lite only',
      ],
      ['mfe tokens add "ann" --role engineer --expires 12h', 'everything'],
    ],
  })
  withAuthor(adding, 'added')
    .addOption(
      new Option('--role <role>', 'what its holder can do')
        .choices(['engineer', 'team', 'merchant', 'viewer'])
        .makeOptionMandatory(),
    )
    .option('--remote <name>', 'a team’s remote; may be given several times', collect, [])
    .option('--merchant <code>', 'a merchant; may be given several times', collect, [])
    .addOption(
      new Option('--expires <span>', 'when it expires, such as 12h or 90d')
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
    what: 'revoke a token immediately',
    examples: [
      ['mfe tokens revoke 0123456789ab --why "left the team"', 'by the id that mfe tokens list shows'],
    ],
  })
  withAuthor(revoking).action(async (id: string, options: Changing) => {
    const revoked = await revokeToken(await openStore(), id, authorOf(options))
    write(revoked, [`The token ${id} (${revoked.name}) is revoked.`], options)
  })
}
