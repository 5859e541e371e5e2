// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import betRefusal from './bet_refusal.sql'
import claimTransaction from './claim_transaction.sql'
import countSitting from './count_sitting.sql'
import lockSeat from './lock_seat.sql'
import movePlayMoney from './move_play_money.sql'
import payRound from './pay_round.sql'
import playStakedByCalls from './play_staked_by_calls.sql'
import rollbackRefusal from './rollback_refusal.sql'
import takeBetBack from './take_bet_back.sql'
import walletAnswer from './wallet_answer.sql'
import walletBalance from './wallet_balance.sql'
import walletBet from './wallet_bet.sql'
import walletRefusal from './wallet_refusal.sql'
import walletRepeat from './wallet_repeat.sql'
import walletRollback from './wallet_rollback.sql'
import walletWin from './wallet_win.sql'
import winRefusal from './win_refusal.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: betRefusal, hashes: ['54b059416a46', '040799632af6'] },
  { text: claimTransaction, hashes: ['a6b7df299c3c'] },
  { text: countSitting, hashes: ['1fb1bcffc252', '153454f64e1a'] },
  { text: lockSeat, hashes: ['f8b9f4b06e9a'] },
  { text: movePlayMoney, hashes: ['fa0762bd0cdd'] },
  { text: payRound, hashes: ['3476ce490e67', '4e91e862179d', 'ecf47a81ad94'] },
  { text: playStakedByCalls, hashes: ['ebc7c2d4e9fe'] },
  { text: rollbackRefusal, hashes: ['635a0362f7df'] },
  { text: takeBetBack, hashes: ['be6c9e1e37e3', 'a11716d9caf3', '5f5b2738a64b'] },
  { text: walletAnswer, hashes: ['34345dba0c0a'] },
  { text: walletBalance, hashes: ['5b30008ee475'] },
  { text: walletBet, hashes: ['3c911feac961'] },
  { text: walletRefusal, hashes: ['9c4b68fd9197'] },
  { text: walletRepeat, hashes: ['b7507fb23a98'] },
  { text: walletRollback, hashes: ['ef7adcae2385'] },
  { text: walletWin, hashes: ['b2d177dc088b'] },
  { text: winRefusal, hashes: ['75bddc868919'] },
]
