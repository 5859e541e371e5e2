// Entry of `npm run skew` (e2e/skew): bundled from here.
import { main } from '../skew/main'

await main(process.argv.slice(2))
