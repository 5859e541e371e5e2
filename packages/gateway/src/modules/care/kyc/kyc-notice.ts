import type { KycRejectReason, VerifiedKycLevel } from '@plaza/contract/identity'
import type { NoticeText } from '../../identity/member'

const levels: Record<VerifiedKycLevel, { en: string; fil: string }> = {
  basic: { en: 'Basic verification', fil: 'Basic na beripikasyon' },
  full: { en: 'Full verification', fil: 'Buong beripikasyon' },
}

const reasons: Record<KycRejectReason, { en: string; fil: string }> = {
  unreadable: {
    en: 'A picture could not be read. Take it in good light, with every corner in view.',
    fil: 'Hindi mabasa ang isang larawan. Kunan ito sa maliwanag na lugar, kita ang bawat sulok.',
  },
  incomplete: {
    en: 'A page or a side of a document is missing.',
    fil: 'May kulang na pahina o gilid ng dokumento.',
  },
  expired: {
    en: 'The document has expired. Please send a valid one.',
    fil: 'Paso na ang dokumento. Magpadala ng may bisa pa.',
  },
  name: {
    en: 'The name on the document is not the name on record.',
    fil: 'Hindi tugma ang pangalan sa dokumento sa nakatalang pangalan.',
  },
  details: {
    en: 'What you entered does not match the document.',
    fil: 'Hindi tugma sa dokumento ang inilagay mo.',
  },
  selfie: {
    en: 'The selfie does not show you with your document.',
    fil: 'Hindi ka makita sa selfie na hawak ang dokumento mo.',
  },
  kind: { en: 'This kind of document is not accepted.', fil: 'Hindi tinatanggap ang ganitong dokumento.' },
}

/** The notice to a member whose level of verification was approved. */
export const verifiedNotice = (level: VerifiedKycLevel): NoticeText => ({
  en: { title: `${levels[level].en}: verified`, paragraphs: ['Your documents were checked. Thank you.'] },
  fil: {
    title: `${levels[level].fil}: beripikado`,
    paragraphs: ['Nasuri na ang mga dokumento mo. Salamat.'],
  },
})

/** The notice to a member whose documents were rejected, with the reason in its words. */
export const rejectedNotice = (level: VerifiedKycLevel, reason: KycRejectReason): NoticeText => ({
  en: {
    title: `${levels[level].en}: not accepted`,
    paragraphs: [reasons[reason].en, 'You can submit again under Verification in the security centre.'],
  },
  fil: {
    title: `${levels[level].fil}: hindi tinanggap`,
    paragraphs: [reasons[reason].fil, 'Puwede kang magsumite ulit sa Beripikasyon ng security centre.'],
  },
})
