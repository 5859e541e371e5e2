import { keptMessages } from './kept-messages'
import { words, type KeptTable } from './kept-table'

/** What is kept about a member, without secrets and without what only the gateway's own work needs (RG-14). */
export const keptTables: readonly KeptTable[] = [
  {
    name: 'account',
    table: 'members',
    by: 'id',
    columns: words(
      'id account nickname type to_upline vip_level must_change_password reg_date mobile_num dialling_code email real_name birth_date',
    ),
  },
  {
    name: 'details',
    table: 'member_details',
    columns: words(
      'payee_name id_number qq_num facebook wechat line whatsapp zalo recommender_id birth_date declared_at register_method register_url registered_at',
    ),
  },
  {
    name: 'verification',
    table: 'kyc_submissions',
    columns: words(
      'id level state full_name birth_date address document last_four reason created_at decided_at remove_at',
    ),
    newest: 'created_at',
  },
  { name: 'verificationLevel', table: 'kyc_levels', columns: words('level since') },
  { name: 'consents', table: 'consents', columns: words('channel is_given at'), newest: 'at' },
  {
    name: 'deletionRequests',
    table: 'deletion_requests',
    columns: words('id reason state answer asked_at ended_at'),
    newest: 'asked_at',
  },
  {
    name: 'sessions',
    table: 'sessions',
    columns: words(
      'created_at seen_at idle_expires_at expires_at ended_at end_reason address user_agent active_at authenticated_at is_limited',
    ),
    newest: 'created_at',
  },
  { name: 'signIns', table: 'sign_ins', columns: words('at address user_agent refusal'), newest: 'at' },
  {
    name: 'socialIdentities',
    table: 'social_identities',
    columns: words('provider subject created_at'),
    newest: 'created_at',
  },
  {
    name: 'payoutAccounts',
    table: 'payout_accounts',
    columns: words('id kind institution holder_name last_four is_default added_at removed_at'),
    newest: 'added_at',
  },
  {
    name: 'breaks',
    table: 'exclusions',
    columns: words('kind source since until returns_at'),
    newest: 'since',
  },
  {
    name: 'limits',
    table: 'member_limits',
    columns: words('kind period amount set_at asked_at asked_amount'),
    newest: 'set_at',
  },
  { name: 'realityChecks', table: 'reality_intervals', columns: words('minutes') },
  {
    name: 'decisions',
    table: 'protection_actions',
    columns: words('at action by subject before after'),
    newest: 'id',
  },
  {
    name: 'wallets',
    table: 'accounts',
    by: 'owner',
    columns: words('wallet currency balance_minor owed_minor'),
  },
  {
    name: 'days',
    table: 'member_days',
    columns: words(
      'day category deposits deposit_minor withdrawals withdrawal_minor bets stake_minor valid_minor prize_minor rebate_minor bonus_minor transfer_in_minor transfer_out_minor other_minor commission_minor salary_minor dividend_minor',
    ),
    newest: 'day',
  },
  {
    name: 'stakesOfRankings',
    table: 'stake_multiples',
    columns: words('source reference day stake_minor prize_minor at'),
    newest: 'at',
  },
  {
    name: 'deposits',
    table: 'deposits',
    columns: words(
      'id method amount_minor fee_minor currency state reason reference created_at expires_at instructions said_paid_at',
    ),
    newest: 'created_at',
  },
  {
    name: 'depositBonuses',
    table: 'deposit_bonuses',
    columns: words('deposit_id promotion terms amount_minor state reason created_at ended_at'),
    newest: 'created_at',
  },
  {
    name: 'withdrawals',
    table: 'withdrawals',
    columns: words('id account amount_minor currency state reason created_at fee_minor'),
    newest: 'created_at',
  },
  {
    name: 'freezeRequests',
    table: 'freeze_requests',
    columns: words('id state asked_at ended_at'),
    newest: 'asked_at',
  },
  {
    name: 'uplineTransfers',
    table: 'upline_transfers',
    columns: words('id amount_minor currency remark state created_at ended_at'),
    newest: 'created_at',
  },
  {
    name: 'downlineTransfers',
    table: 'downline_transfers',
    columns: words('id amount_minor currency remark required_minor created_at'),
    newest: 'created_at',
  },
  {
    name: 'redEnvelopes',
    table: 'envelopes',
    columns: words('id amount_minor currency packets split message created_at expires_at returned_minor'),
    newest: 'created_at',
  },
  {
    name: 'openedEnvelopes',
    table: 'envelope_packets',
    columns: words('envelope_id amount_minor opened_at'),
    newest: 'opened_at',
  },
  {
    name: 'dividends',
    table: 'dividends',
    columns: words(
      'id currency first_day last_day net_minor rate dividend_minor correction_minor paid_minor paid_at',
    ),
    newest: 'last_day',
  },
  {
    name: 'vendorTransfers',
    table: 'vendor_transfers',
    columns: words('id vendor direction cause amount_minor currency state reason created_at ended_at'),
    newest: 'created_at',
  },
  {
    name: 'adjustments',
    table: 'adjustments',
    columns: words('id currency amount_minor turnover_tenths asked_at confirmed_at'),
    newest: 'asked_at',
  },
  {
    name: 'suspendedPayments',
    table: 'suspense_items',
    columns: words(
      'id method reference deposit_id amount_minor currency cause state received_at resolved_at network',
    ),
    newest: 'received_at',
  },
  {
    name: 'wageringRequirements',
    table: 'turnover_requirements',
    columns: words(
      'id currency kind reference amount_minor required_minor done_parts done_minor highest_stake_minor state created_at ended_at held_minor name expires_at',
    ),
    newest: 'created_at',
  },
  {
    name: 'gameSessions',
    table: 'play_sittings',
    columns: words(
      'id node_id vendor mode language started_at ended_at bets staked_minor won_minor currency',
    ),
    newest: 'started_at',
  },
  {
    name: 'rounds',
    table: 'play_rounds',
    columns: words('vendor id node_id mode started_at ended_at bets staked_minor won_minor currency'),
    newest: 'started_at',
  },
  {
    name: 'lotteryOrders',
    table: 'lottery_orders',
    columns: words(
      'id lottery rules issue chase_id currency amount_minor cancelled_minor highest_minor prize_minor rebate_minor state line_count first_play created_at close_at ended_at correction prize_mode invalid_minor',
    ),
    newest: 'created_at',
  },
  {
    name: 'lotteryPlans',
    table: 'lottery_chases',
    columns: words(
      'id lottery rules currency first_play stops_on_win state issue_count placed_count reserved_minor spent_minor refunded_minor prize_minor created_at ended_at prize_mode own_group',
    ),
    newest: 'created_at',
  },
  { name: 'favourites', table: 'favourites', columns: words('node_id created_at'), newest: 'created_at' },
  { name: 'recentGames', table: 'recents', columns: words('node_id opened_at'), newest: 'opened_at' },
  {
    name: 'rewards',
    table: 'rewards',
    columns: words(
      'id currency source reference name amount_minor wagering highest_stake_minor wagering_days created_at',
    ),
    newest: 'created_at',
  },
  {
    name: 'promotions',
    table: 'promotion_entries',
    columns: words(
      'id currency promotion state required_minor ends_at progress_minor answers comment amount_minor reason created_at decided_at',
    ),
    newest: 'created_at',
  },
  {
    name: 'missions',
    table: 'mission_claims',
    columns: words('mission period amount_minor at'),
    newest: 'at',
  },
  { name: 'checkIns', table: 'check_ins', columns: words('day amount_minor at card_month'), newest: 'day' },
  {
    name: 'redPackets',
    table: 'rain_draws',
    columns: words('session_id amount_minor created_at'),
    newest: 'created_at',
  },
  {
    name: 'rankings',
    table: 'ranking_places',
    columns: words('metric period rank score_minor prize_minor'),
    newest: 'period',
  },
  { name: 'leaderboardName', table: 'leaderboard_names', columns: words('nickname changed_at') },
  ...keptMessages,
  { name: 'level', table: 'vip_members', columns: words('since period_from review_at') },
  { name: 'levels', table: 'vip_changes', columns: words('at from_level to_level reason'), newest: 'at' },
  { name: 'rebates', table: 'rebate_claims', columns: words('no run mode amount_minor at'), newest: 'at' },
  { name: 'profilePicture', table: 'head_icons', columns: words('picture changed_at') },
  { name: 'passkeys', table: 'passkeys', columns: words('name host created_at used_at') },
  { name: 'inviteCode', table: 'invites', columns: words('code created_at'), newest: 'created_at' },
  { name: 'inviteVisits', table: 'invite_visits', columns: words('day visits'), newest: 'day' },
  { name: 'affiliateCode', table: 'affiliates', columns: words('code created_at'), newest: 'created_at' },
  {
    name: 'contracts',
    table: 'contracts',
    columns: words('id kind state terms offered_at accepted_at closed_at'),
    newest: 'offered_at',
  },
  {
    name: 'agentLinks',
    table: 'agent_links',
    columns: words('code type channel rates used most created_at expires_at is_off removed_at'),
    newest: 'created_at',
  },
  {
    name: 'incomes',
    table: 'agent_incomes',
    columns: words('no kind day amount_minor paid_minor settled_at paid_at corrected_at'),
    newest: 'settled_at',
  },
  {
    name: 'rates',
    table: 'agent_rate_changes',
    columns: words('category from_rate to_rate since_day at'),
    newest: 'id',
  },
]
