/**
 * Whether this site is the demo, by its environment: `DEMO` says so; where it says nothing, a site on the embedded
 * database outside of production is. The demo has a world with known accounts, hosts under localhost, a bank that pays by
 * itself, a game vendor and an outbox that shows what would be sent; none of this is there without it.
 */
export function isDemo(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['DEMO']) return env['DEMO'] === '1'
  return !env['DATABASE_URL'] && env['NODE_ENV'] !== 'production'
}

/** What is said where the outbox is asked for and the demo is off. */
export const outboxNeedsDemo =
  'OUTBOX=1 shows everybody what is sent to others, so it belongs to the demo: set DEMO=1 as well, or leave it out.'

/** What an operator is told to do where a site has no merchant yet. */
export const firstMerchantSteps = [
  'This site has no merchant yet. Make the first one, while this runs or not:',
  '  npx plaza merchant create <code> --host <name> --currency PHP --name "<name>"',
  'and a token for whoever operates its releases at /release:',
  '  npx mfe tokens add <you> --role engineer --expires 12h',
].join('\n')
