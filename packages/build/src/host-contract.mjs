import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from './workspaces.mjs'

const read = (file) => readFileSync(join(folderOf('contract'), 'src/federation', file), 'utf8')

/** Version of the contract between host and remotes, as `packages/contract` states it. */
export const hostContractVersion = /hostContractVersion = '([^']+)'/.exec(read('release.ts'))[1]

/** Every slot that the contract names, with its major. */
export const allSlots = [...new Set(read('slots.ts').match(/[a-z]+\.[a-z-]+@\d+/g))]
