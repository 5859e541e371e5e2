import { join } from 'node:path'
import { chaosTest } from '@plaza/gateway/chaos-test'
import { killTest } from '@plaza/gateway/kill-test'
import { root } from '../site.mjs'

const kills = Number(process.env.BENCH_KILLS ?? 20)
const chaos = { rounds: 500, kills: 3, seed: 4 }

/** Money under fire: a gateway that is killed in mid-write. @throws when anything acknowledged is lost, or a cent is wrong. */
export async function money(say) {
  say('kills …')
  const bundle = join(root, 'packages/demo-world/dist')
  const { acknowledged, losses, audit } = await killTest({ kills, bundle })
  if (losses.length > 0) throw new Error(losses.join('\n'))
  say('rounds at once …')
  const { calls, losses: wrong, reports } = await chaosTest({ ...chaos, bundle })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return {
    rows: [],
    facts: [
      `Gateway killed ${kills} times in mid-write: ${acknowledged} orders acknowledged, none lost or wrong; ${audit}`,
      `${chaos.rounds} rounds at once with doubles, delays and reversals, the gateway killed ${chaos.kills} times in between: ${calls} wallet calls answered, every one balanced to the cent and reported (${reports.length} reports of vendors' days).`,
    ],
  }
}
