import { both } from '../text'
import type { ImportedContent } from '@plaza/gateway/world-api'

/** Entries of the help centre, in order. */
export const help = (): ImportedContent['help'] => [
  {
    id: 'begin',
    title: both('How to begin', 'Paano magsimula'),
    content: both(
      '<p>Looking around needs no account. To play for money:</p><ol><li>Be <strong>21 or older</strong> and in the Philippines.</li><li>Sign in with your username and password.</li><li>Deposit by a method that is in your own name.</li><li>Choose a game. Its rules and its return are in the sheet that opens first.</li></ol><p>Your balance is always at the top of the page.</p>',
      '<p>Hindi kailangan ng account para maglibot. Para maglaro gamit ang pera:</p><ol><li>Dapat <strong>21 taong gulang pataas</strong> at nasa Pilipinas.</li><li>Mag-log in gamit ang username at password.</li><li>Magdeposito gamit ang paraang nakapangalan sa iyo.</li><li>Pumili ng laro. Nasa unang pahina nito ang tuntunin at balik sa manlalaro.</li></ol><p>Laging nasa itaas ng pahina ang balanse mo.</p>',
    ),
  },
  {
    id: 'deposit',
    title: both('Deposits', 'Deposito'),
    content: both(
      '<p>A deposit goes through these states, and you can follow each on its page:</p><ul><li><em>Awaiting payment</em>: pay the exact amount, with the reference.</li><li><em>Processing</em>: the bank has told us, we are checking.</li><li><em>Credited</em>: it is in your main wallet.</li></ul><p>An unpaid order ends by itself and costs nothing. Nothing seen for ten minutes after paying? Write to service with the order number.</p>',
      '<p>Dumadaan ang deposito sa mga estadong ito, at masusundan mo ang bawat isa:</p><ul><li><em>Naghihintay ng bayad</em>: bayaran ang eksaktong halaga, kasama ang reference.</li><li><em>Pinoproseso</em>: nag-abiso na ang bangko, sinusuri namin.</li><li><em>Na-credit</em>: nasa main wallet mo na.</li></ul><p>Kusang nagtatapos ang hindi nabayarang order at walang bayad. Wala pa rin makalipas ang sampung minuto? Sumulat sa serbisyo kasama ang numero ng order.</p>',
    ),
  },
  {
    id: 'withdraw',
    title: both('Withdrawals', 'Withdrawal'),
    content: both(
      '<p>What you withdraw moves to the <strong>locked</strong> wallet at once, so that it cannot be played by mistake, and leaves when the payout is confirmed.</p><table><thead><tr><th>Step</th><th>Usual time</th></tr></thead><tbody><tr><td>Review</td><td>up to 15 minutes</td></tr><tr><td>Payout by e-wallet</td><td>minutes</td></tr><tr><td>Payout by bank</td><td>one working day</td></tr></tbody></table><p>If it is refused, you are told why and the amount is back in your main wallet.</p>',
      '<p>Ang iwi-withdraw mo ay agad lilipat sa <strong>locked</strong> wallet upang hindi malaro nang di-sinasadya, at lalabas kapag nakumpirma ang bayad.</p><table><thead><tr><th>Hakbang</th><th>Karaniwang tagal</th></tr></thead><tbody><tr><td>Pagsusuri</td><td>hanggang 15 minuto</td></tr><tr><td>Bayad sa e-wallet</td><td>ilang minuto</td></tr><tr><td>Bayad sa bangko</td><td>isang araw ng trabaho</td></tr></tbody></table><p>Kapag tinanggihan, sasabihin sa iyo ang dahilan at ibabalik ang halaga sa main wallet.</p>',
    ),
  },
  {
    id: 'games',
    title: both('Games and fairness', 'Mga laro at pagiging patas'),
    content: both(
      '<p><strong>Return to player</strong> is the share of all stakes that a game pays back over a very long time. It says nothing about your next round.</p><p><strong>Volatility</strong> says how a game pays: low, small and often; high, rarely and more.</p><p>Some vendors do not publish these numbers; then they are left out rather than guessed.</p>',
      '<p>Ang <strong>balik sa manlalaro</strong> ay ang bahagi ng lahat ng taya na ibinabalik ng laro sa napakahabang panahon. Wala itong sinasabi tungkol sa susunod mong ikot.</p><p>Ang <strong>volatility</strong> ay kung paano magbayad ang laro: mababa, maliit at madalas; mataas, bihira at mas malaki.</p><p>May mga vendor na hindi naglalathala nito; iniiwan namin itong walang laman kaysa manghula.</p>',
    ),
  },
  {
    id: 'account',
    title: both('Account and password', 'Account at password'),
    content: both(
      '<p>Use a password that you use nowhere else; fifteen characters are better than eight. We never ask for it by mail, chat or telephone.</p><p>Signing out ends the session on our side too. Think that somebody else was in your account? Change the password, then write to us.</p>',
      '<p>Gumamit ng password na wala ka sa ibang lugar; mas mabuti ang labinlimang titik kaysa walo. Hindi namin ito hihingin sa sulat, chat o telepono.</p><p>Tinatapos din ng pag-sign out ang session sa panig namin. Sa tingin mo may ibang nakapasok? Palitan ang password, saka sumulat sa amin.</p>',
    ),
  },
  {
    id: 'responsible',
    title: both('Responsible play', 'Responsableng paglalaro'),
    content: both(
      '<p>Playing is for fun and costs money over time. Some signs that it is time to stop:</p><ul><li>You play to win back what you lost.</li><li>You hide it from people close to you.</li><li>You play with money that is meant for something else.</li></ul><p><a href="/m/responsible">Limits, a break or an exclusion</a> can be set at any hour, and what you own can always be withdrawn.</p>',
      '<p>Ang paglalaro ay pampalipas-oras at gumagastos sa katagalan. Ilang palatandaan na dapat nang tumigil:</p><ul><li>Naglalaro ka para bawiin ang natalo.</li><li>Itinatago mo ito sa malalapit sa iyo.</li><li>Ginagamit mo ang perang nakalaan sa iba.</li></ul><p>Maaaring magtakda ng <a href="/m/responsible">hangganan, pahinga o pagpapaliban</a> anumang oras, at laging mawi-withdraw ang sa iyo.</p>',
    ),
  },
  {
    id: 'contact',
    title: both('Reach us', 'Makipag-ugnayan'),
    content: both(
      '<p>Service answers day and night in Filipino and English. Have the reference at hand that every error message shows; with it we find what happened at once.</p>',
      '<p>Sumasagot ang serbisyo araw at gabi sa Filipino at Ingles. Ihanda ang reference na nasa bawat mensahe ng error; sa pamamagitan nito mahahanap namin agad ang nangyari.</p>',
    ),
  },
]
