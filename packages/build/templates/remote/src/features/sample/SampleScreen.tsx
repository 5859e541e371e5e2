import { Page } from '@plaza/ui/page'
import { Greeting } from './Greeting'
import { OpenPromotions } from './OpenPromotions'

/** /m/sample: a greeting, and the open promotions. Visitors may see it. */
export function SampleScreen() {
  return (
    <Page isLit>
      <Greeting />
      <OpenPromotions />
    </Page>
  )
}
