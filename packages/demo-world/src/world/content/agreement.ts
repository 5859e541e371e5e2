import type { ImportedContent } from '@plaza/gateway/world-api'
import { both } from '../text'

/** The operator's name and the minimum age in the agreement. */
export interface AgreementFacts {
  merchantName: string
  holder: string
  licence: string
  regulator: string
  minimumAge: number
}

type WorldAgreement = NonNullable<ImportedContent['agreement']>

type Section = readonly [title: string, ...body: string[]]

const written = (intro: string, sections: readonly Section[], end: string): string =>
  [
    `<p>${intro}</p>`,
    ...sections.flatMap(([title, ...body], index) => [`<h3>${index + 1}. ${title}</h3>`, ...body]),
    `<p><small>${end}</small></p>`,
  ].join('')

const english = (facts: AgreementFacts): string => {
  const { merchantName: name, holder, licence, regulator, minimumAge: age } = facts
  return written(
    `This is the agreement between you and <strong>${holder}</strong>, which runs ${name} under licence ${licence} of ${regulator}. By opening an account you accept it. It is written to be read: nine short sections.`,
    [
      [
        'Who may play',
        `<p>You are ${age} or older, you play for yourself and with money of your own, and you are where ${name} may be offered.</p>`,
        '<p>Officials of the government, members of the armed forces, people on an exclusion list and employees of ours may not play. We check age and identity, and close accounts that were opened against this section; stakes are returned, winnings are not paid.</p>',
      ],
      [
        'Your account',
        '<p>One account a person. Keep your password to yourself: what is done with it counts as done by you, until you tell us that somebody else has it. We never ask for it.</p>',
        '<p>Your particulars must be true. Change them with us when they change.</p>',
      ],
      [
        'Deposits and withdrawals',
        '<p>Deposit only by methods in your own name. What is credited is shown in your main wallet; it earns no interest and is kept apart from our own funds.</p>',
        '<p>You may withdraw your balance at any time. Before the first withdrawal we confirm who you are. A withdrawal is reviewed, paid or refused with its reason; a refused one is back in your main wallet at once. Self-exclusion never stands in the way of a withdrawal.</p>',
      ],
      [
        'Games and bets',
        '<p>The rules of each game, its return where its vendor publishes it, and the smallest and largest stake are shown before you play. A bet counts when we confirm it. A round that is interrupted is finished or refunded by the rules of its game.</p>',
        '<p>Where a fault has shown a wrong result or wrong odds, the bet is void and the stake returned. What our records say of a round decides; you may ask for them.</p>',
      ],
      [
        'Promotions',
        '<p>A promotion has its own terms, which are shown before you take part: what is counted, the wagering, the highest stake, the end. You may give a bonus up and keep your deposit.</p>',
      ],
      [
        'What is not allowed',
        '<ul><li>Several accounts, or playing through somebody else’s.</li><li>Programs that play, and agreements between players.</li><li>Money from a crime, and moving money without playing.</li><li>Using a fault instead of telling us of it.</li></ul><p>We may hold an account while we look into it, and tell you why as far as the law lets us.</p>',
      ],
      [
        'Playing responsibly',
        '<p>You can set limits, take a break or exclude yourself at any hour. A lower limit counts at once, a higher one after a day and a second confirmation. <a href="/m/help?i=5">More about responsible play</a></p>',
      ],
      [
        'Your data',
        '<p>We keep what the law and the licence ask for, no longer, and sell none of it. Connections to us are encrypted with 256 bits. You may ask what we hold, and have mistakes corrected.</p>',
      ],
      [
        'Complaints and changes',
        `<p>Write to <a href="/m/service">customer service</a> with the reference that a message shows. If we do not agree within eight weeks, ${regulator} hears your complaint. The law of the Philippines applies.</p>`,
        '<p>We announce a change of this agreement fourteen days before it counts. Who does not accept it may close the account and take the balance.</p>',
      ],
    ],
    `${holder}, licence ${licence}. Version 3, in force since 1 October 2026.`,
  )
}

const filipino = (facts: AgreementFacts): string => {
  const { merchantName: name, holder, licence, regulator, minimumAge: age } = facts
  return written(
    `Ito ang kasunduan mo at ng <strong>${holder}</strong>, na nagpapatakbo ng ${name} sa ilalim ng lisensyang ${licence} ng ${regulator}. Sa pagbukas ng account, tinatanggap mo ito. Isinulat ito para basahin: siyam na maiikling bahagi.`,
    [
      [
        'Sino ang maaaring maglaro',
        `<p>Ikaw ay ${age} taong gulang pataas, naglalaro para sa sarili gamit ang sarili mong pera, at nasa lugar kung saan maaaring ialok ang ${name}.</p>`,
        '<p>Hindi maaaring maglaro ang mga opisyal ng gobyerno, kasapi ng sandatahang lakas, nasa listahan ng exclusion, at mga empleyado namin. Sinusuri namin ang edad at pagkakakilanlan, at isinasara ang account na binuksan nang labag dito; ibinabalik ang taya at hindi binabayaran ang panalo.</p>',
      ],
      [
        'Ang account mo',
        '<p>Isang account bawat tao. Huwag ibahagi ang password: ang ginawa gamit nito ay ituturing na gawa mo hangga’t hindi mo sinasabi sa amin na may ibang nakakaalam. Hindi namin ito kailanman hihingin.</p>',
        '<p>Dapat totoo ang mga detalye mo. Ipabago ito sa amin kapag nagbago.</p>',
      ],
      [
        'Deposito at withdrawal',
        '<p>Magdeposito lamang sa paraang nakapangalan sa iyo. Ang na-credit ay makikita sa main wallet; wala itong interes at hiwalay sa sarili naming pondo.</p>',
        '<p>Maaari mong i-withdraw ang balanse anumang oras. Bago ang unang withdrawal, kinukumpirma namin kung sino ka. Sinusuri ang withdrawal, saka binabayaran o tinatanggihan nang may dahilan; ang tinanggihan ay agad bumabalik sa main wallet. Hindi kailanman hadlang sa withdrawal ang self-exclusion.</p>',
      ],
      [
        'Mga laro at taya',
        '<p>Ipinapakita bago ka maglaro ang tuntunin ng bawat laro, ang balik nito kung inilalathala ng vendor, at ang pinakamababa at pinakamataas na taya. May bisa ang taya kapag kinumpirma namin. Ang naantalang round ay tatapusin o ibabalik ayon sa tuntunin ng laro.</p>',
        '<p>Kung dahil sa sira ay maling resulta o odds ang lumabas, walang bisa ang taya at ibabalik ito. Ang tala namin ng round ang masusunod; maaari mo itong hingin.</p>',
      ],
      [
        'Mga promosyon',
        '<p>May sariling kondisyon ang bawat promosyon na makikita bago ka sumali: ano ang binibilang, ang wagering, ang pinakamataas na taya, at kailan matatapos. Maaari mong isuko ang bonus at itabi ang deposito.</p>',
      ],
      [
        'Ang mga bawal',
        '<ul><li>Higit sa isang account, o paglalaro gamit ang account ng iba.</li><li>Mga programang naglalaro, at sabwatan ng mga manlalaro.</li><li>Perang galing sa krimen, at paglipat ng pera nang hindi naglalaro.</li><li>Pagsasamantala sa sira sa halip na ipaalam ito sa amin.</li></ul><p>Maaari naming pigilin ang account habang sinusuri, at sasabihin namin ang dahilan hangga’t pinapayagan ng batas.</p>',
      ],
      [
        'Responsableng paglalaro',
        '<p>Maaari kang magtakda ng hangganan, magpahinga o mag-self-exclude anumang oras. Agad ang bisa ng mas mababang hangganan; ang mas mataas ay matapos ang isang araw at ikalawang kumpirmasyon. <a href="/m/help?i=5">Higit pa tungkol sa responsableng paglalaro</a></p>',
      ],
      [
        'Ang datos mo',
        '<p>Itinatabi lamang namin ang hinihingi ng batas at lisensya, hindi mas matagal, at wala kaming ibinebenta. Naka-encrypt nang 256 bits ang koneksyon sa amin. Maaari mong itanong kung ano ang hawak namin at ipatama ang mali.</p>',
      ],
      [
        'Reklamo at pagbabago',
        `<p>Sumulat sa <a href="/m/service">customer service</a> kasama ang reference na nasa mensahe. Kung hindi tayo magkasundo sa loob ng walong linggo, ang ${regulator} ang didinig sa reklamo mo. Batas ng Pilipinas ang umiiral.</p>`,
        '<p>Ipapaalam namin ang pagbabago ng kasunduang ito labing-apat na araw bago magkabisa. Ang hindi sumasang-ayon ay maaaring magsara ng account at kunin ang balanse.</p>',
      ],
    ],
    `${holder}, lisensya ${licence}. Bersyon 3, may bisa mula 1 Oktubre 2026.`,
  )
}

/** The user agreement of a merchant (AGREEMENT-1). */
export const agreement = (facts: AgreementFacts): WorldAgreement => ({
  title: both(`User agreement of ${facts.merchantName}`, `Kasunduan ng gumagamit ng ${facts.merchantName}`),
  content: both(english(facts), filipino(facts)),
})
