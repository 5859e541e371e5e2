import type { FairSeeds } from '@plaza/contract/play'
import {
  operatorPath,
  operatorSeedsAnswerSchema,
  walletSignatureMs,
  type OperatorAction,
} from '@plaza/contract/vendors'
import { createHash, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto'
import { CheckFailure, must, type Check } from './check'
import { signedPost, type PostOptions } from './signed-post'

/** A vendor's sandbox, and the operator's key that it knows. */
export interface OperatorTarget {
  url: string
  key: KeyObject
  /** A player of the sandbox that has no open round; a new one when absent. */
  player?: string
}

type Seeds = Omit<FairSeeds, 'vendor'>

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Everything that docs/vendors.md requires of a vendor: its health, and the calls of the operator. */
export function operatorChecks({
  url,
  key,
  player = `conformance-${randomUUID()}`,
}: OperatorTarget): Check[] {
  const post = (action: OperatorAction, body: unknown, more: Partial<PostOptions> = {}) =>
    signedPost(`${url}${operatorPath(action)}`, body, { key, ...more })
  const refuses = async (more: Partial<PostOptions>) => {
    const { status } = await post('seeds', { player }, more)
    must(status === 401 || status === 403, `expected HTTP 401 or 403, found ${status}`)
  }
  const seedsOf = async (action: 'seeds' | 'rotate', body: unknown): Promise<Seeds> => {
    const answer = await post(action, body)
    const parsed = operatorSeedsAnswerSchema.safeParse(answer.body)
    if (parsed.success) return parsed.data.seeds
    throw new CheckFailure(`expected seeds, found HTTP ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return [
    {
      name: 'healthz answers within 3 s',
      run: async () => {
        const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) })
        must(answer.ok, `expected HTTP 200, found ${answer.status}`)
      },
    },
    { name: 'an unsigned call is refused', run: () => refuses({ key: null }) },
    {
      name: 'a call signed by another key is refused',
      run: () => refuses({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
    },
    {
      name: 'a call signed too long ago is refused',
      run: () => refuses({ at: Date.now() - walletSignatureMs - 5_000 }),
    },
    {
      name: 'a call signed for another action is refused',
      run: () => refuses({ signedFor: `${url}${operatorPath('close')}` }),
    },
    {
      name: 'closing an unknown session answers UNKNOWN_SESSION',
      run: async () => {
        const { body } = await post('close', { session: `unknown-${randomUUID()}` })
        must(body['status'] === 'UNKNOWN_SESSION', `found ${JSON.stringify(body)}`)
      },
    },
    {
      name: 'seeds are committed to by a hash and stay until they are rotated',
      run: async () => {
        const [one, other] = [await seedsOf('seeds', { player }), await seedsOf('seeds', { player })]
        must(/^[0-9a-f]{64}$/.test(one.serverSeedHash), 'serverSeedHash is not a sha256 in hexadecimal')
        must(one.serverSeedHash === other.serverSeedHash, 'the hash changed between two reads')
      },
    },
    {
      name: 'rotating reveals the committed seed and takes the player’s seed',
      run: async () => {
        const before = await seedsOf('seeds', { player })
        const clientSeed = `mine ${randomUUID()}`
        const after = await seedsOf('rotate', { player, clientSeed })
        must(after.clientSeed === clientSeed, 'the player’s seed was not taken')
        must(after.serverSeedHash !== before.serverSeedHash, 'there is no new server seed')
        must(after.nonce === 0 || after.nonce === 1, 'the nonce does not restart')
        must(after.previous?.serverSeedHash === before.serverSeedHash, 'the old seed was not revealed')
        must(
          sha256(after.previous?.serverSeed ?? '') === before.serverSeedHash,
          'the revealed seed does not match its hash',
        )
      },
    },
    {
      name: 'repeating a signed rotation changes nothing',
      run: async () => {
        const at = Date.now()
        const rotate = () => post('rotate', { player, clientSeed: 'once' }, { at })
        const first = operatorSeedsAnswerSchema.parse((await rotate()).body).seeds
        await rotate()
        const after = await seedsOf('seeds', { player })
        must(after.serverSeedHash === first.serverSeedHash, 'the seeds were rotated twice')
      },
    },
  ]
}
