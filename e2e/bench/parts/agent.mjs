import { requirePrograms } from '@plaza/build/require-programs'
import { signIn } from '@plaza/gateway/http-client'
import { startPostgres } from '@plaza/gateway/postgres'
import { agentLoad } from '../agent-load.mjs'
import { waitForCalm } from '../calm.mjs'
import { functionPrice } from '../days-price.mjs'
import { firstRouteRows, firstRoutes } from '../first-routes.mjs'
import { startSite } from '../site.mjs'
import { teamDays, teamSize } from '../team-of-play.mjs'

const agentHome = '/m/agent'
/** Where each page is first gone to from, and the id of the page. */
const fromMember = [[agentHome, 'agent']]
const fromAgent = [
  ['/m/agent/team/overview', 'team-overview'],
  ['/m/agent/team/pnl', 'team-profit-and-loss'],
]
/** Notes figures of days for everybody above a member. */
const noting = [['team_days_note', 'member_day_change[]', 'changes']]
const size = teamSize.toLocaleString('en')

const rowsOf = (database, { measured }) =>
  measured.map(([key, name, value]) => ({
    ...{ id: '–', key: `${key}-${database}`, name: `${name}, ${size} members, ${database}, p99`, value },
    ...{ must: 500, aim: 100, unit: 'ms', digits: 0 },
  }))
const factOf = (database, { rounds }) =>
  `${rounds.toLocaleString('en')} rounds of ${size} members in ${teamDays} days, ${database}: the audit of all agents and days finds no difference.`

async function measurePages(say) {
  const site = await startSite(8299, { LOGIN_ADDRESS_LIMIT: '100000', WORLD_TEAM: '500' })
  try {
    const cookie = await signIn(site.gateway, 'team01')
    const calm = await waitForCalm(say)
    const home = await firstRoutes(say, site, cookie, fromMember)
    const team = await firstRoutes(say, site, cookie, fromAgent, agentHome)
    return { rows: firstRouteRows({ ...home, ...team }), calm }
  } finally {
    await site.stop()
  }
}

/** What a large line costs its agent's pages on both databases, and a bet; whether its figures are right; and first routes. */
export async function agent(say) {
  say('pages …')
  const shown = await measurePages(say)
  say('a line, embedded …')
  const embedded = await agentLoad(say)
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  // A gateway's keys are encrypted with the key of its data folder, so each has a server of its own.
  const servers = []
  const newUrl = async () => {
    servers.push(await startPostgres())
    return servers.at(-1).url
  }
  try {
    say('a line, PostgreSQL …')
    const postgres = await agentLoad(say, await newUrl())
    say('price of the figures of teams …')
    const price = await functionPrice(say, await newUrl(), noting)
    return {
      rows: [
        ...shown.rows,
        ...rowsOf('embedded', embedded),
        ...rowsOf('PostgreSQL', postgres),
        {
          ...{ id: '–', key: 'teamDaysPrice', value: price.ratio, must: 0.5, aim: 0.8, atLeast: true },
          name: 'Rounds a second with figures of teams against none, PostgreSQL',
          ...{ unit: '×', digits: 2 },
        },
      ],
      facts: [
        shown.calm,
        factOf('embedded', embedded),
        factOf('PostgreSQL', postgres),
        `Rounds a second, PostgreSQL: ${Math.round(price.with)} with figures of teams, ${Math.round(price.without)} without.`,
      ],
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
