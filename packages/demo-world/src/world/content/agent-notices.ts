import { both } from '../text'
import type { GivenAnnouncement } from './given-announcement'

const notice = (
  id: string,
  daysAgo: number,
  [enTitle, filTitle]: [string, string],
  [en, fil]: [string, string],
): GivenAnnouncement => ({
  ...{ id: `agents-${id}`, type: 'A', execution: null, daysAgo },
  title: both(enTitle, filTitle),
  content: both(en, fil),
})

/** What agents are told, newest first: how their area works, and what is expected of them (NOTICE-2). */
export const agentNotices = (name: string): GivenAnnouncement[] => [
  notice(
    'rebate-hours',
    0.4,
    ['When rebate income is paid', 'Kung kailan binabayaran ang kita sa rebate'],
    [
      '<p>The income of a day is worked out at 02:00 the next morning, Manila time, and then paid into your main wallet. Until then it shows as Pending.</p><p><a href="/m/member/teamRebate">See your rebate income</a></p>',
      '<p>Kinukuwenta ang kita ng isang araw nang 02:00 kinabukasan, oras ng Maynila, saka ito binabayaran sa main wallet mo. Hanggang doon, Binibilang pa ang nakasulat.</p><p><a href="/m/member/teamRebate">Tingnan ang kita mo sa rebate</a></p>',
    ],
  ),
  notice(
    'replies',
    2.1,
    ['Your team can reply to you', 'Makakasagot sa iyo ang team mo'],
    [
      '<p>What you write to somebody in your team is under Agent in that member’s messages. Replies come to <a href="/m/webEmail">your messages</a>.</p>',
      '<p>Nasa ilalim ng Agent sa mga mensahe ng miyembro ang isinulat mo. Darating sa <a href="/m/webEmail">mga mensahe mo</a> ang sagot.</p>',
    ],
  ),
  notice(
    'salary-hours',
    4.3,
    ['Daily and hourly salaries: the times', 'Arawang sahod at sahod kada oras: ang mga oras'],
    [
      '<ul><li>Daily salaries are settled at 02:30, Manila time, for the day before.</li><li>Hourly salaries are settled at five minutes past, for the hour before.</li></ul><p>A bet counts in the hour in which it is settled.</p>',
      '<ul><li>Nang 02:30, oras ng Maynila, sine-settle ang arawang sahod para sa nakaraang araw.</li><li>Limang minuto makalipas ang bawat oras sine-settle ang sahod kada oras para sa nakaraang oras.</li></ul><p>Binibilang ang taya sa oras kung kailan ito na-settle.</p>',
    ],
  ),
  notice(
    'links',
    6.6,
    ['One link for each place', 'Isang link para sa bawat lugar'],
    [
      '<p>Give every group, page or flyer a link of its own. The number of registrations then tells you which of them works, and you can turn off one without the others.</p><p><a href="/m/agentRegister">Make a link</a></p>',
      '<p>Bigyan ng sariling link ang bawat grupo, page o flyer. Sa bilang ng nagparehistro, makikita mo kung alin ang epektibo, at puwede mong i-off ang isa nang hindi naaapektuhan ang iba.</p><p><a href="/m/agentRegister">Gumawa ng link</a></p>',
    ],
  ),
  notice(
    'dividend-days',
    9.2,
    ['Pay dividends within seven days', 'Bayaran ang dibidendo sa loob ng pitong araw'],
    [
      '<p>A dividend is due for payment when its period ends. After seven days it shows as Unpaid, to you and to the person who waits for it. You can pay one by one or all at once.</p><p><a href="/m/member/agent/agentDivident?side=owed">See what you owe</a></p>',
      '<p>Babayaran ang dibidendo pagkatapos ng period nito. Pagkalipas ng pitong araw, Hindi nabayaran na ang makikita mo at ng naghihintay nito. Puwedeng isa-isa o sabay-sabay ang bayad.</p><p><a href="/m/member/agent/agentDivident?side=owed">Tingnan ang babayaran mo</a></p>',
    ],
  ),
  notice(
    'conduct',
    12.5,
    ['A reminder about advertising', 'Paalala tungkol sa pag-aanunsyo'],
    [
      '<ul><li>Don’t promise sure wins.</li><li>Don’t address anyone under 21.</li><li>Don’t write to people who have excluded themselves.</li></ul>',
      '<ul><li>Huwag mangako ng siguradong panalo.</li><li>Huwag mag-alok sa sinumang wala pang 21.</li><li>Huwag sumulat sa mga taong nag-self-exclude.</li></ul>',
    ],
  ),
  notice(
    'freezing',
    15.3,
    ['If an account should be frozen', 'Kung may account na dapat i-freeze'],
    [
      '<p>Open the member in <a href="/m/member/team">your team</a> and choose to ask for a freeze, with the reason. Customer service decides; an agent can’t freeze an account alone.</p>',
      '<p>Buksan ang miyembro sa <a href="/m/member/team">team mo</a> at hilinging i-freeze ito, kasama ang dahilan. Ang customer service ang magpapasya; hindi ito magagawa ng agent nang mag-isa.</p>',
    ],
  ),
  notice(
    'envelopes',
    19.4,
    ['Red envelopes stay open for 24 hours', '24 oras bukas ang mga red envelope'],
    [
      '<p>What nobody has opened by then goes back to your wallet in one entry. Everybody whom you chose gets a message, and each can open one packet.</p><p><a href="/m/redRain">Your red envelopes</a></p>',
      '<p>Ang hindi nabuksan sa loob ng panahong iyon ay babalik sa wallet mo sa iisang entry. Aabisuhan ang lahat ng pinili mo, at tig-isang packet lang ang mabubuksan nila.</p><p><a href="/m/redRain">Mga red envelope mo</a></p>',
    ],
  ),
  notice(
    'figures',
    23.1,
    ['Every figure explains itself', 'May paliwanag ang bawat figure'],
    [
      '<p>Tap a figure on the <a href="/m/agent/team/overview">team overview</a> to read what it counts. It means the same on all your pages.</p>',
      '<p>I-tap ang figure sa <a href="/m/agent/team/overview">overview ng team</a> para malaman kung ano ang binibilang nito. Iisa ang ibig sabihin nito sa lahat ng page mo.</p>',
    ],
  ),
  notice(
    'offers',
    27.6,
    ['Contract offers stay open for seven days', 'Pitong araw bukas ang alok na kontrata'],
    [
      '<p>Read the tiers before you accept: the page shows what the last period would have paid by them. An offer that nobody answers expires, and whatever contract there was goes on.</p>',
      '<p>Basahin muna ang mga tier bago tanggapin: makikita sa page kung magkano sana ang ibinayad nito noong huling period. Mag-e-expire ang alok na hindi sinagot, at tuloy ang dating kontrata.</p>',
    ],
  ),
  notice(
    'rates',
    32.2,
    ['Before you change a rate', 'Bago mo baguhin ang rate'],
    [
      '<p>A rate lies between zero and your own. The page says what is left for you, and from when on the new rate counts. Tell your downline first: it reads the change in its own log.</p>',
      '<p>Nasa pagitan ng zero at ng sarili mong rate ang puwede mong ibigay. Makikita sa page kung ano ang maiiwan sa iyo at kung kailan magkakabisa ang bagong rate. Sabihan muna ang downline mo: lalabas din ang pagbabago sa log nito.</p>',
    ],
  ),
  notice(
    'passwords',
    36.7,
    ['Never ask for a password', 'Huwag kailanman hingin ang password'],
    [
      '<p>Neither you nor we need the password of a member, a code from a text message or a withdrawal password. Somebody who asks for one is not from us.</p>',
      '<p>Hindi namin kailangan, at hindi mo rin kailangan, ang password ng miyembro, ang code sa text o ang password sa withdrawal. Hindi taga-sa amin ang humihingi nito.</p>',
    ],
  ),
  notice(
    'transfers',
    41.5,
    ['Check the name before a transfer', 'Tiyakin ang pangalan bago mag-transfer'],
    [
      '<p>A transfer to a downline arrives at once and can’t be taken back. The page shows who gets it and how often the amount has to be bet before it can be withdrawn.</p>',
      '<p>Agad na dumarating ang transfer sa downline at hindi na ito mababawi. Makikita sa page kung sino ang tatanggap at kung ilang beses dapat tayaan ang halaga bago ito ma-withdraw.</p>',
    ],
  ),
  notice(
    'first-password',
    45.4,
    ['Accounts that you open yourself', 'Mga account na ikaw mismo ang nagbukas'],
    [
      '<p>The first password is yours to choose and theirs to change: they are asked for a new one when they first log in. Hand it over in person where you can.</p>',
      '<p>Ikaw ang pipili ng unang password at sila ang magpapalit: hihingan sila ng bago sa unang pag-log in. Kung kaya, personal itong ibigay.</p>',
    ],
  ),
  notice(
    'age',
    50.2,
    ['Players are 21 or over', '21 taong gulang pataas ang mga manlalaro'],
    [
      '<p>Whoever registers declares it, and documents are checked later. If you believe that somebody in your team is younger, write to us the same day.</p>',
      '<p>Idinedeklara ito ng bawat nagpaparehistro, at sinusuri ang mga dokumento pagkatapos. Kung sa tingin mo ay mas bata ang isang nasa team mo, sumulat sa amin sa araw ding iyon.</p>',
    ],
  ),
  notice(
    'breaks',
    56.8,
    ['When somebody takes a break', 'Kapag may nagpapahinga'],
    [
      '<p>A member may set limits, take a break or exclude itself at any hour. Don’t ask anyone to come back early. What helps is here: <a href="/m/responsible">Responsible play</a>.</p>',
      '<p>Anumang oras ay puwedeng magtakda ng limit, magpahinga o mag-self-exclude ang miyembro. Huwag mang-akit na bumalik nang mas maaga. Narito ang makakatulong: <a href="/m/responsible">Responsableng paglalaro</a>.</p>',
    ],
  ),
  notice(
    'corrections',
    62.3,
    ['If a result is corrected', 'Kung may resultang itinama'],
    [
      '<p>Sometimes a vendor corrects a result after the settlement. The difference is then booked as an entry of its own, and the day is marked as corrected, so that your figures still add up.</p>',
      '<p>May pagkakataong itinatama ng vendor ang resulta pagkatapos ng settlement. Ibu-book ang diperensya bilang hiwalay na entry at mamarkahan ang araw na naitama, para tugma pa rin ang mga figure mo.</p>',
    ],
  ),
  notice(
    'files',
    69.6,
    ['Take your records with you', 'I-save ang mga record mo'],
    [
      '<p>The menu beside the filters of a list saves everything that the filter finds as a file for your spreadsheet.</p>',
      '<p>Sa menu sa tabi ng mga filter, mase-save bilang file para sa spreadsheet ang lahat ng nahanap ng filter.</p>',
    ],
  ),
  notice(
    'privacy',
    77.2,
    ['What you see of a member', 'Ang nakikita mo sa miyembro'],
    [
      '<p>You see the user name, what was played and a masked number; not the real name, documents or payout accounts. Please don’t collect them elsewhere.</p>',
      '<p>Nakikita mo ang username, ang nilaro at ang nakatagong numero; hindi ang tunay na pangalan, mga dokumento o payout account. Huwag mo sanang kolektahin ang mga iyon sa iba.</p>',
    ],
  ),
  notice(
    'welcome',
    88.5,
    [`Welcome, agents of ${name}`, `Maligayang pagdating, mga agent ng ${name}`],
    [
      '<p>Start with the <a href="/m/agent/team/overview">team overview</a>: it has today’s figures, and a tap leads to the page behind each. Questions go to service, which you reach from your home at any hour.</p>',
      '<p>Magsimula sa <a href="/m/agent/team/overview">overview ng team</a>: naroon ang mga figure ngayong araw, at sa isang tap ay mapupunta ka sa page ng bawat isa. Kung may tanong, mararating mo ang serbisyo mula sa home mo anumang oras.</p>',
    ],
  ),
]
