import { joinCatalogues } from '@plaza/i18n/testing'
import activityEn from '../locales/activity/en.json'
import activityFil from '../locales/activity/fil.json'
import benefitsEn from '../locales/benefits/en.json'
import benefitsFil from '../locales/benefits/fil.json'
import rebateEn from '../locales/rebate/en.json'
import rebateFil from '../locales/rebate/fil.json'
import rebateReportEn from '../locales/rebate-report/en.json'
import rebateReportFil from '../locales/rebate-report/fil.json'
import gameRecordEn from '../locales/game-record/en.json'
import gameRecordFil from '../locales/game-record/fil.json'
import checkInEn from '../locales/check-in/en.json'
import checkInFil from '../locales/check-in/fil.json'
import authenticatorEn from '../locales/authenticator/en.json'
import authenticatorFil from '../locales/authenticator/fil.json'
import passkeysEn from '../locales/passkeys/en.json'
import passkeysFil from '../locales/passkeys/fil.json'
import headIconEn from '../locales/head-icon/en.json'
import headIconFil from '../locales/head-icon/fil.json'
import inboxEn from '../locales/inbox/en.json'
import inboxFil from '../locales/inbox/fil.json'
import inviteEn from '../locales/invite/en.json'
import inviteFil from '../locales/invite/fil.json'
import ledgerKindsEn from '../locales/ledger-kinds/en.json'
import ledgerKindsFil from '../locales/ledger-kinds/fil.json'
import loginsEn from '../locales/logins/en.json'
import loginsFil from '../locales/logins/fil.json'
import kycEn from '../locales/kyc/en.json'
import kycFil from '../locales/kyc/fil.json'
import limitsEn from '../locales/limits/en.json'
import limitsFil from '../locales/limits/fil.json'
import leaderBoardEn from '../locales/leader-board/en.json'
import leaderBoardFil from '../locales/leader-board/fil.json'
import memberCentreEn from '../locales/member-centre/en.json'
import memberCentreFil from '../locales/member-centre/fil.json'
import profitAndLossEn from '../locales/profit-and-loss/en.json'
import profitAndLossFil from '../locales/profit-and-loss/fil.json'
import promotionEn from '../locales/promotion/en.json'
import promotionFil from '../locales/promotion/fil.json'
import rewardsEn from '../locales/rewards/en.json'
import rewardsFil from '../locales/rewards/fil.json'
import redRainEn from '../locales/red-rain/en.json'
import redRainFil from '../locales/red-rain/fil.json'
import securityEn from '../locales/security/en.json'
import securityFil from '../locales/security/fil.json'
import realNameEn from '../locales/real-name/en.json'
import realNameFil from '../locales/real-name/fil.json'
import responsibleEn from '../locales/responsible/en.json'
import responsibleFil from '../locales/responsible/fil.json'
import privacyEn from '../locales/privacy/en.json'
import privacyFil from '../locales/privacy/fil.json'
import statementEn from '../locales/statement/en.json'
import statementFil from '../locales/statement/fil.json'
import sessionsEn from '../locales/sessions/en.json'
import sessionsFil from '../locales/sessions/fil.json'
import en from '../locales/en.json'
import feedbackEn from '../locales/feedback/en.json'
import feedbackFil from '../locales/feedback/fil.json'
import fil from '../locales/fil.json'

/** Feature → its catalogues by language; `shared` has the texts of all features. */
export const catalogues = {
  shared: { en, fil },
  activity: { en: activityEn, fil: activityFil },
  benefits: { en: benefitsEn, fil: benefitsFil },
  rebate: { en: rebateEn, fil: rebateFil },
  'rebate-report': { en: rebateReportEn, fil: rebateReportFil },
  'game-record': { en: gameRecordEn, fil: gameRecordFil },
  'check-in': { en: checkInEn, fil: checkInFil },
  feedback: { en: feedbackEn, fil: feedbackFil },
  authenticator: { en: authenticatorEn, fil: authenticatorFil },
  'head-icon': { en: headIconEn, fil: headIconFil },
  passkeys: { en: passkeysEn, fil: passkeysFil },
  inbox: { en: inboxEn, fil: inboxFil },
  invite: { en: inviteEn, fil: inviteFil },
  logins: { en: loginsEn, fil: loginsFil },
  'leader-board': { en: leaderBoardEn, fil: leaderBoardFil },
  'member-centre': { en: memberCentreEn, fil: memberCentreFil },
  'profit-and-loss': { en: profitAndLossEn, fil: profitAndLossFil },
  privacy: { en: privacyEn, fil: privacyFil },
  statement: { en: statementEn, fil: statementFil },
  promotion: { en: promotionEn, fil: promotionFil },
  rewards: { en: rewardsEn, fil: rewardsFil },
  'red-rain': { en: redRainEn, fil: redRainFil },
  security: { en: securityEn, fil: securityFil },
  kyc: { en: kycEn, fil: kycFil },
  'real-name': { en: realNameEn, fil: realNameFil },
  limits: { en: limitsEn, fil: limitsFil },
  responsible: { en: responsibleEn, fil: responsibleFil },
  sessions: { en: sessionsEn, fil: sessionsFil },
  'ledger-kinds': { en: ledgerKindsEn, fil: ledgerKindsFil },
}

const all = Object.values(catalogues)

/** Every text of this remote by language. */
export const allTexts = {
  en: joinCatalogues(...all.map((texts) => texts.en)),
  fil: joinCatalogues(...all.map((texts) => texts.fil)),
}
