// Entry of `npm run skew` (e2e/skew): bundled from here.
import { main } from './main'

// What it started ends with it, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

await main(process.argv.slice(2))
