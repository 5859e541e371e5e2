import { join } from 'node:path'
import { killTest } from '@plaza/gateway/kill-test'
import { root } from '../site.mjs'

const kills = Number(process.env.BENCH_KILLS ?? 20)

/** Money under fire: a gateway that is killed in mid-write. @throws when anything acknowledged is lost. */
export async function money(say) {
  say('kills …')
  const bundle = join(root, 'packages/gateway/dist')
  const { acknowledged, losses, audit } = await killTest({ kills, bundle })
  if (losses.length > 0) throw new Error(losses.join('\n'))
  return {
    rows: [],
    facts: [
      `Gateway killed ${kills} times in mid-write: ${acknowledged} orders acknowledged, none lost or wrong; ${audit}`,
    ],
  }
}
