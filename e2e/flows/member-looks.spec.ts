import { lookAtPages, walkLanguages } from '../src/look-at-pages'
import { test } from '../src/watch-page'

const pagesOf = {
  player01: [
    'member/home',
    'activity',
    'rewardCenter',
    'rewardCenter?tab=history',
    'leaderBoard',
    'leaderBoard?tab=ranking',
    'checkin',
    'redRain',
    'member/benefits',
    'member/manualRebate',
    'member/rebateReport',
    'gameRecord',
    'profitandloss',
    'inviteFriends',
    'inviteFriends?tab=rewards',
    'inviteFriends?tab=rules',
    'securityCenter',
    'securityCenter?set=close',
    'passkeys',
    'authenticator',
    'loginHistory',
    'sessions',
    'responsible',
    'limits',
    'statement',
    'privacy',
    'webEmail',
    'feedback',
    'feedback?tab=sent',
  ],
  plain01: [
    'member/home',
    'member/benefits',
    'member/manualRebate',
    'rewardCenter',
    'gameRecord',
    'profitandloss',
    'webEmail',
    'feedback?tab=sent',
  ],
}

for (const language of walkLanguages)
  // A11Y-1, LOOK-1, LANG-3
  test(`axe finds nothing on the pages of the member area in either theme, and no text is cut at 320, 390 and 768 px, in ${language}`, async ({
    page,
  }) => {
    await lookAtPages(page, language, pagesOf)
  })
