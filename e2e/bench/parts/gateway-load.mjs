import { signIn } from '@plaza/gateway/http-client'
import { startPostgres } from '@plaza/gateway/postgres'
import { requirePrograms } from '@plaza/build/require-programs'
import { startGateway } from '../gateway.mjs'
import { load } from '../load.mjs'
import { rawInserts } from '../raw-inserts.mjs'
import { walletLoad } from '../wallet-load.mjs'

const games = 10_000
const connections = { reads: 20, wallet: 50 }
/** Typical search texts: whole words, prefixes, and typing errors. */
const searches = [
  'pearl',
  'perl',
  'draogn',
  'golden',
  'lantrn',
  'sea',
  'fru',
  'tala works',
  'moon prl',
  'habgat',
  'x',
  'wheel',
]

const reads = (cookie) => [
  { path: '/wps/game/list?gameType=RNG' },
  { path: '/wps/game/list?gameType=RNG&gameClassify=NEW&minBet=0.5&pageNo=2' },
  { path: '/wps/game/vendorTypes?typeId=1' },
  { path: '/wps/game/popular' },
  { path: '/wps/system/home?language=en' },
  { path: '/wps/system/settings/consolidated' },
  { path: '/wps/wallets/balance', headers: { cookie } },
  { path: '/wps/game/favourites/ids', headers: { cookie } },
]

/** One database: p99 of reads and of searches, and the wallet's throughput beside that of the database alone. */
async function measure(say, databaseUrl) {
  const gateway = await startGateway({
    WORLD_GAMES: String(games),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  try {
    const cookie = await signIn(gateway.origin, 'player01')
    say('  reads …')
    const read = await load(gateway.origin, reads(cookie), connections.reads)
    say('  search …')
    const paths = searches.map((q) => ({ path: `/wps/game/suggest?q=${encodeURIComponent(q)}` }))
    const search = await load(gateway.origin, paths, connections.reads)
    say('  wallet …')
    const wallet = await walletLoad(gateway, connections.wallet)
    return { read, search, wallet }
  } finally {
    await gateway.stop()
  }
}

/** Budget 16 and the gateway's own: reads, search over 10,000 games, wallet calls; embedded and on PostgreSQL. */
export async function gatewayLoad(say) {
  say('embedded …')
  const embedded = await measure(say)
  const rawEmbedded = await rawInserts()
  say('PostgreSQL …')
  process.env.POSTGRES_BIN ??= (await requirePrograms()).postgres
  const server = await startPostgres()
  try {
    const postgres = await measure(say, server.url)
    const rawPostgres = await rawInserts(server.url, connections.wallet)
    const ms = (id, key, name, value, must, aim) => ({
      id,
      key,
      name,
      value,
      must,
      aim,
      unit: 'ms',
      digits: 0,
    })
    const share = (key, name, { rate }, raw) => ({
      id: '–',
      key,
      name,
      value: rate / raw,
      must: 0,
      aim: 1 / 3,
      atLeast: true,
    })
    return {
      rows: [
        ms(16, 'readsEmbedded', 'gateway reads at 20 connections, p99, embedded', embedded.read.p99, 50, 50),
        ms(16, 'readsPostgres', 'the same on PostgreSQL', postgres.read.p99, 50, 20),
        ms('–', 'searchEmbedded', `search over ${games} games, p99, embedded`, embedded.search.p99, 50, 50),
        ms('–', 'searchPostgres', 'the same on PostgreSQL', postgres.search.p99, 20, 20),
        share(
          'walletEmbedded',
          'wallet bets a second ÷ raw inserts a second, embedded',
          embedded.wallet,
          rawEmbedded,
        ),
        share('walletPostgres', 'the same on PostgreSQL', postgres.wallet, rawPostgres),
      ],
      facts: [
        ['embedded', embedded, rawEmbedded],
        ['on PostgreSQL', postgres, rawPostgres],
      ].map(
        ([where, { read, wallet }, raw]) =>
          `Gateway ${where}: ${Math.round(read.rate)} reads a second; at ${connections.wallet} connections ${Math.round(wallet.rate)} wallet bets a second, p99 ${wallet.p99} ms, beside ${Math.round(raw)} raw inserts a second.`,
      ),
    }
  } finally {
    await server.stop()
  }
}
