import { Page } from '@plaza/ui/page'
import { ChosenLottery } from './ChosenLottery'
import { LotteryResults } from './LotteryResults'

/** `/m/results`: results by lottery and day; the choice is kept in the address (LOTTERY-5). */
export const ResultsScreen = () => (
  <Page>
    <ChosenLottery>
      {({ lottery, lotteries, onChoose }) => (
        <LotteryResults key={lottery.code} lottery={lottery} lotteries={lotteries} onLottery={onChoose} />
      )}
    </ChosenLottery>
  </Page>
)
