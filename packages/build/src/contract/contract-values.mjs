import { runTypeScript } from '../workspace/run-typescript.mjs'
import { folderOf } from '../workspace/workspaces.mjs'

/** The contract's own schemas and tables, by which a build checks what remotes contribute. */
export const contract = runTypeScript(
  "export * from './src/federation'; export * from './src/page'; export { toJSONSchema } from 'zod/mini'",
  folderOf('contract'),
)

/** Every event of the contract's bus. */
export const allEvents = Object.keys(contract.busEventSchemas)
