import { directionOf, parseLanguage } from '@plaza/contract/kernel'
import type { Direction } from '@plaza/contract/kernel'

type Words = readonly [title: string, text: string]

/** Texts of the edge's own pages, which are shown when the shell cannot be. */
export interface PlainTexts {
  language: 'en' | 'fil' | 'ar'
  direction: Direction
  unknownHost: Words
  insecure: Words
  unavailable: Words
  busy: Words
  offline: Words
  retry: string
  /** Shown while the page retries by itself. */
  waiting: string
  reference: string
}

type Texts = Omit<PlainTexts, 'direction'>

const en: Texts = {
  language: 'en',
  unknownHost: ['No site here', 'There is no site under this address. Check the spelling.'],
  insecure: [
    'This address is not secure',
    'The site needs a secure connection. Open it on this computer as http://localhost, or over https.',
  ],
  unavailable: [
    'We will be right back',
    'The service is not responding at the moment. Your balance and your bets are safe.',
  ],
  busy: [
    'The site is busy',
    'More visitors have come than we can serve at once. Your balance and your bets are safe.',
  ],
  offline: [
    'You are offline',
    'The page could not be reached. Check your connection. Nothing has been lost.',
  ],
  retry: 'Retry',
  waiting: 'This page keeps trying by itself.',
  reference: 'Reference',
}

const fil: Texts = {
  language: 'fil',
  unknownHost: ['Walang site dito', 'Walang site sa address na ito. Tingnan kung tama ang pagkakasulat.'],
  insecure: [
    'Hindi ligtas ang address na ito',
    'Kailangan ng site ng ligtas na koneksyon. Buksan ito sa computer na ito bilang http://localhost, o sa https.',
  ],
  unavailable: [
    'Babalik kami agad',
    'Hindi sumasagot ang serbisyo sa ngayon. Ligtas ang balanse at mga taya mo.',
  ],
  busy: [
    'Maraming tao rito ngayon',
    'Mas maraming bisita ang dumating kaysa kayang asikasuhin nang sabay. Ligtas ang balanse at mga taya mo.',
  ],
  offline: ['Offline ka', 'Hindi maabot ang page. Tingnan ang koneksyon mo; walang nawala sa iyo.'],
  retry: 'Subukan ulit',
  waiting: 'Kusa ring susubok muli ang page na ito.',
  reference: 'Sanggunian',
}

const ar: Texts = {
  language: 'ar',
  unknownHost: ['لا يوجد موقع هنا', 'لا يوجد موقع بهذا العنوان. تحقق من كتابته.'],
  insecure: [
    'هذا العنوان غير آمن',
    'يحتاج الموقع إلى اتصال آمن. افتحه على هذا الجهاز عبر http://localhost أو عبر https.',
  ],
  unavailable: ['سنعود حالًا', 'الخدمة لا تستجيب الآن. رصيدك ورهاناتك في أمان.'],
  busy: ['عدد الزوار كبير الآن', 'وصل زوار أكثر مما يمكن خدمته في وقت واحد. رصيدك ورهاناتك في أمان.'],
  offline: ['أنت غير متصل', 'تعذر الوصول إلى الصفحة. تحقق من اتصالك؛ لم تفقد شيئًا.'],
  retry: 'إعادة المحاولة',
  waiting: 'تعيد هذه الصفحة المحاولة تلقائيًا أيضًا.',
  reference: 'المرجع',
}

const known = { en, fil, ar } as const

/**
 * The texts in a language: Filipino, the default, when the requested language is missing or unknown, otherwise
 * English.
 */
export function plainTexts(tag: string | undefined): PlainTexts {
  const language = parseLanguage(tag) ?? 'fil'
  const texts = Object.hasOwn(known, language) ? known[language as keyof typeof known] : en
  return { ...texts, direction: directionOf(texts.language) }
}
