import { Page } from '@plaza/ui/page'
import css from './FirstBetInformation.module.css'
import { FirstBetInformation, type FirstBetInformationProps } from './FirstBetInformation'

/** The information instead of a game that waits for it (RG-11). */
export function GameInformation(props: Required<FirstBetInformationProps>) {
  return (
    <div className={css.scroll}>
      <Page>
        <FirstBetInformation {...props} />
      </Page>
    </div>
  )
}
