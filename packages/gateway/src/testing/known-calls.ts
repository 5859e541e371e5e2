/** A folder that calls functions of the database of another owner. */
export interface KnownCall {
  from: string
  functions: string[]
  why: string
}

/**
 * Every call of another module's function, each with its reason. `app/function-owners.test.ts` fails on any other. Functions
 * of the kernel are for every module, and whoever subscribes to a hook is called by its dispatcher.
 */
export const knownCalls: KnownCall[] = [
  {
    from: 'app/migrations',
    functions: ['team_days_note'],
    why: 'a gateway of the release before settles bets between a migration and the stored code',
  },
  {
    from: 'modules/lottery/bets',
    functions: ['lottery_orders_are_fixed'],
    why: 'a trigger refuses an order on an issue whose digest is fixed',
  },
  {
    from: 'modules/money/suspense',
    functions: ['deposits_add_credited'],
    why: 'a migration gives earlier payments the orders that they came without',
  },
  {
    from: 'modules/stakes/turnover',
    functions: ['lottery_has_open_orders', 'play_has_open_rounds'],
    why: 'nothing ends while something is being played, which may still come back',
  },
  {
    from: 'modules/play/vendor-wallet',
    functions: ['member_is_excluded', 'play_limit_hit', 'play_round_staked', 'turnover_highest_stake'],
    why: 'a bet of a vendor is checked and booked in one round trip',
  },
  {
    from: 'modules/play/game-sessions',
    functions: ['limits_on_play'],
    why: 'what is played is held against the limits in the statement that books it',
  },
]
