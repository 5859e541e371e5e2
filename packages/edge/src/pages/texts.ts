/** Texts of the edge's own pages, which are shown when the shell cannot be. */
export interface PlainTexts {
  language: 'en' | 'fil'
  unknownHost: [title: string, text: string]
  insecure: [title: string, text: string]
  unavailable: [title: string, text: string]
  reference: string
}

const en: PlainTexts = {
  language: 'en',
  unknownHost: ['No site here', 'There is no site under this address. Check how it is spelled.'],
  insecure: [
    'This address is not secure',
    'The site needs a secure connection. Open it on this computer as http://localhost, or over https.',
  ],
  unavailable: [
    'We will be right back',
    'The site cannot be shown at the moment. Nothing of yours is lost. Try again in a minute.',
  ],
  reference: 'Reference',
}

const fil: PlainTexts = {
  language: 'fil',
  unknownHost: ['Walang site dito', 'Walang site sa address na ito. Tingnan kung tama ang pagkakasulat.'],
  insecure: [
    'Hindi ligtas ang address na ito',
    'Kailangan ng site ng ligtas na koneksyon. Buksan ito sa computer na ito bilang http://localhost, o sa https.',
  ],
  unavailable: [
    'Babalik kami agad',
    'Hindi maipakita ang site sa ngayon. Walang nawala sa iyo. Subukan muli makalipas ang isang minuto.',
  ],
  reference: 'Sanggunian',
}

/** The texts in a language; Filipino unless it is English that is asked for. */
export const plainTexts = (language: string | undefined): PlainTexts => (language === 'en' ? en : fil)
