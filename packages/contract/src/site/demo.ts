/**
 * Whether this site is the demo, by its environment: `DEMO` decides; without it, a site on the embedded database
 * outside of production is the demo. The demo has a world with known accounts, hosts under localhost, a simulated bank,
 * a game vendor and an outbox of the messages that would be sent; no other site has any of these.
 */
export function isDemo(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env['DEMO']) return env['DEMO'] === '1'
  return !env['DATABASE_URL'] && env['NODE_ENV'] !== 'production'
}

/** Message for a request for the outbox while the demo is off. */
export const outboxNeedsDemo =
  'OUTBOX=1 shows everybody what is sent to others, so it belongs to the demo: set DEMO=1 as well, or leave it out.'

/** Message for a request for the test clock while the demo is off. */
export const testClockNeedsDemo =
  'TEST_CLOCK=1 lets everybody set the time of their requests, so it belongs to the demo: set DEMO=1 as well, or leave it out.'

/** Instruction to an operator whose site has no merchant yet. */
export const firstMerchantSteps = [
  'This site has no merchant yet. Make the first one, while this runs or not:',
  '  npx plaza operators add <you> --role admin --save',
  '  npx plaza merchant create <code> --by <you> --host <name> --currency PHP --name "<name>"',
  'and a token for whoever operates its releases at /release:',
  '  npx mfe tokens add <you> --role engineer --expires 12h',
].join('\n')
