import { lookAtPages, walkLanguages } from '../src/look-at-pages'
import { test } from '../src/watch-page'

/** `agent03` has no team: every page of it is empty. */
const pagesOf = {
  agent01: [
    'agent',
    'agent/team/overview',
    'agent/team/pnl',
    'agent/team/transactions',
    'member/team',
    'teamBetting',
    'agentRegister',
    'member/agent/agentRebeat',
    'member/teamRebate',
    'member/agent/getSalaryContract',
    'member/agent/getHourContract',
    'member/agent/getDevidendContract',
    'member/agent/agentDivident',
    'member/notice?types=A',
  ],
  agent03: [
    'agent/team/overview',
    'agent/team/pnl',
    'agent/team/transactions',
    'member/team',
    'teamBetting',
    'member/teamRebate',
    'member/agent/agentDivident',
  ],
}

for (const language of walkLanguages)
  // A11Y-1, LOOK-1, LANG-3
  test(`axe finds nothing on the pages of an agent in either theme, and no text is cut at any width, in ${language}`, async ({
    page,
  }) => {
    await lookAtPages(page, language, pagesOf)
  })
