import { fileURLToPath } from 'node:url'
import { browserProject, nodeProject } from './packages/build/src/jest.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const browser = [
  'shell',
  'mf-games',
  'mf-member',
  'mf-agent',
  'mf-cashier',
  'packages/ui',
  'packages/client',
  'packages/i18n',
  'packages/events',
  'packages/federation',
  'packages/facade',
]
const node = ['packages/contract', 'packages/release', 'packages/edge', 'packages/gateway', 'packages/build']

export default { projects: [browserProject('browser', browser, root), nodeProject('node', node, root)] }
