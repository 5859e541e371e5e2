import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { folderOf } from './workspaces.mjs'

/** Runs the domains of `packages/contract` that a build needs, so that it uses the contract's own values. */
function evaluateContract() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-contract-'))
  const outfile = join(folder, 'contract.cjs')
  try {
    buildSync({
      stdin: {
        contents:
          "export * from './src/federation'; export * from './src/page'; export { toJSONSchema } from 'zod/mini'",
        resolveDir: folderOf('contract'),
      },
      outfile,
      bundle: true,
      format: 'cjs',
      platform: 'node',
      logLevel: 'silent',
    })
    return createRequire(import.meta.url)(outfile)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The contract's own values, the ones that a build writes into releases or checks them by. */
export const contract = evaluateContract()

/** Version of the contract between host and remotes, as `packages/contract` states it. */
export const { hostContractVersion } = contract

/** Every slot that the contract names, with its major. */
export const allSlots = [...contract.componentSlots, ...contract.tileSlots]

/** Every event of the contract's bus. */
export const allEvents = Object.keys(contract.busEventSchemas)
