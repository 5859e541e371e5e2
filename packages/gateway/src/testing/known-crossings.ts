/** A file that uses tables of another owner. */
export interface KnownCrossing {
  file: string
  tables: string[]
  why: string
}

const inOneTrip = 'a call of the wallet is one round trip to the database, whose rows it locks in one order'
const inTheirTransaction =
  'figures of days are written in the transaction of the entries, by a trigger on them'

/** Every use of another owner's tables, each with its reason. `app/table-owners.test.ts` fails on any other. */
export const knownCrossings: KnownCrossing[] = [
  {
    file: 'modules/identity/session/read-sessions.ts',
    tables: ['members', 'merchants'],
    why: 'every call reads its session with its account, in one round trip',
  },
  {
    file: 'modules/agency/agent/team-balance.ts',
    tables: ['accounts'],
    why: 'the wallets of a team of any depth are summed in one statement',
  },
  {
    file: 'modules/agency/audit/incomes/kept.ts',
    tables: [
      ...['accounts', 'agent_incomes', 'agent_rates', 'contracts', 'dividend_checks', 'dividends', 'entries'],
      ...['income_runs', 'income_shares', 'income_sums', 'member_days', 'member_hours', 'salaries'],
      'transactions',
    ],
    why: 'the audit of incomes shares none of the code of the domains that it checks, and so reads their tables itself',
  },
  {
    file: 'modules/agency/team/stored-code/team_days_note.sql',
    tables: ['member_lines'],
    why: 'nothing is noted for members whom nobody stands above, in the transaction of their bets',
  },
  {
    file: 'modules/play/game-sessions/settled-rounds.ts',
    tables: ['games'],
    why: 'an audit asks of all rounds of a merchant whether their game is known, as the figures of days do',
  },
  {
    file: 'modules/play/live-rows/winners.ts',
    tables: ['games', 'members', 'play_rounds'],
    why: 'the largest wins of games still offered: filtered before the limit, on every home page',
  },
  {
    file: 'modules/play/games/popularity.ts',
    tables: ['play_rounds'],
    why: 'lists are sorted by play, and game sessions open what is listed: the face would make a circle',
  },
  {
    file: 'modules/play/game-sessions/end-game-sessions-job.ts',
    tables: ['sessions'],
    why: 'game sessions end with their sign-in, found among all of them in one statement',
  },
  {
    file: 'modules/play/vendor-wallet/vendor-report.ts',
    tables: ['accounts', 'entries', 'transactions'],
    why: 'compares every call of a vendor with its entries in the ledger, over a whole day in one statement',
  },
  {
    file: 'modules/money/suspense/read-suspense.ts',
    tables: ['deposits'],
    why: 'a payment is shown beside its order; orders ask what is held for them: the face would make a circle',
  },
  {
    file: 'modules/money/deposits/deposited.ts',
    tables: ['suspense_items'],
    why: 'what an operator credited is filtered, counted and summed with the rest, before the limit',
  },
  {
    file: 'modules/money/suspense/resolve-suspense.ts',
    tables: ['deposits'],
    why: 'a decided payment pushes its order again; importing the face would make a circle',
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/bet_refusal.sql',
    tables: ['accounts', 'play_rounds'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/count_sitting.sql',
    tables: ['play_sittings'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/lock_seat.sql',
    tables: [
      'games',
      'launch_tokens',
      'members',
      'play_sittings',
      'sessions',
      'vendor_accounts',
      'vendor_links',
      'vendors',
    ],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/pay_round.sql',
    tables: ['games', 'play_rounds'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/take_bet_back.sql',
    tables: ['games', 'play_rounds'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/wallet_answer.sql',
    tables: ['accounts'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/wallet_bet.sql',
    tables: ['play_rounds'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/vendor-wallet/stored-code/win_refusal.sql',
    tables: ['play_rounds'],
    why: inOneTrip,
  },
  {
    file: 'modules/play/game-sessions/stored-code/play_rounds_by_day.sql',
    tables: ['games'],
    why: 'the category of a round is that of its game, for all rounds in one statement',
  },
  {
    file: 'modules/play/game-sessions/stored-code/play_rounds_by_hour.sql',
    tables: ['games'],
    why: 'a round of a game that is no longer known counts nowhere, as by day',
  },
  {
    file: 'modules/play/game-sessions/stored-code/play_ended_stakes.sql',
    tables: ['games'],
    why: 'a round of a game that is no longer known counts nowhere, for all rounds in one statement',
  },
  {
    file: 'modules/stakes/member-days/stored-code/entries_count_in_days.sql',
    tables: ['entries'],
    why: inTheirTransaction,
  },
  {
    file: 'modules/stakes/member-days/stored-code/member_days_count_entries.sql',
    tables: ['accounts', 'transactions'],
    why: inTheirTransaction,
  },
  {
    file: 'modules/stakes/member-days/stored-code/member_day_of_booking.sql',
    tables: ['transactions'],
    why: inTheirTransaction,
  },
  {
    file: 'modules/stakes/member-days/stored-code/member_days_booked.sql',
    tables: ['accounts', 'entries', 'transactions'],
    why: 'the audit derives the figures of all days from the ledger in one statement',
  },
  {
    file: 'modules/play/game-sessions/stored-code/play_game_records.sql',
    tables: ['games', 'vendors'],
    why: 'a record keeps the names of its game and vendor, and is filtered by category before the limit',
  },
  {
    file: 'modules/lottery/bets/stored-code/lottery_game_records.sql',
    tables: ['games'],
    why: 'an order has the name of the tile of its lottery, as members know it',
  },
  {
    file: 'modules/care/privacy/kept-tables.ts',
    tables: [
      'accounts',
      'adjustments',
      'affiliates',
      'agent_incomes',
      'agent_links',
      'agent_rate_changes',
      'check_ins',
      'contracts',
      'deposit_bonuses',
      'deposits',
      'dividends',
      'downline_transfers',
      'envelope_packets',
      'envelopes',
      'exclusions',
      'favourites',
      'freeze_requests',
      'head_icons',
      'invite_visits',
      'invites',
      'kyc_levels',
      'kyc_submissions',
      'leaderboard_names',
      'lottery_chases',
      'lottery_orders',
      'member_days',
      'member_details',
      'member_limits',
      'members',
      'mission_claims',
      'passkeys',
      'payout_accounts',
      'play_rounds',
      'play_sittings',
      'promotion_entries',
      'protection_actions',
      'rain_draws',
      'ranking_places',
      'reality_intervals',
      'rebate_claims',
      'recents',
      'rewards',
      'sessions',
      'sign_ins',
      'social_identities',
      'stake_multiples',
      'suspense_items',
      'turnover_requirements',
      'upline_transfers',
      'vendor_transfers',
      'vip_changes',
      'vip_members',
      'withdrawals',
    ],
    why: 'the file for a member is a list of tables and columns, held against the database by its test',
  },
  {
    file: 'modules/care/privacy/kept-messages.ts',
    tables: ['demo_chat_messages', 'demo_chats', 'feedback', 'feedback_messages', 'mails', 'uploads'],
    why: 'part of the same list',
  },
]
