import { useCall } from '@plaza/client'
import type { AnswerOf } from '@plaza/contract/kernel'
import { helpCall } from '@plaza/contract/site'
import { useLanguage } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page, TopBar } from '@plaza/ui/page'
import type { ReactNode } from 'react'
import { useGoBack } from '../../kernel/routes/trail'
import { useFrontText, useShellText } from '../../kernel/language/texts'
import { SiteFooter } from '../../parts/footer/SiteFooter'
import { EntriesSkeleton } from '../../parts/pending/EntriesSkeleton'

export type HelpEntries = AnswerOf<typeof helpCall>['entries']

interface Props {
  titleKey: 'titles.help' | 'titles.helpDetail'
  /** Target of the back arrow; one step of history when absent. */
  back?: string
  /** Draws the entries of the current language; there is at least one. */
  children: (entries: HelpEntries) => ReactNode
}

/** The frame of both help pages: their own bar, the entries, and the empty state. */
export function HelpFrame({ titleKey, back, children }: Props) {
  const t = useFrontText()
  const frame = useShellText()
  const language = useLanguage()
  const goBack = useGoBack(back)
  const answer = useCall(helpCall, { query: { device: 'MOBILE', language } })
  return (
    <>
      <TopBar title={frame(titleKey)} onBack={goBack} />
      <Page>
        <Answer
          of={answer}
          pending={<EntriesSkeleton />}
          failed={{ title: t('help.failed'), fallbackText: t('help.failedText') }}
          isEmpty={({ entries }) => entries.length === 0}
          empty={<EmptyState title={t('help.empty')} text={t('help.emptyText')} />}
        >
          {({ entries }) => children(entries)}
        </Answer>
        {!answer.isPending && <SiteFooter />}
      </Page>
    </>
  )
}
