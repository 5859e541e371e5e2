#!/usr/bin/env node
// `npm run skew -- <remote|shell> [<release>]`: see `main.ts`; bundled first, for it is TypeScript.
import { bundleServer } from '@plaza/build/bundle-server'

await bundleServer('e2e', ['../skew/skew'])
await import('../dist/skew.mjs')
