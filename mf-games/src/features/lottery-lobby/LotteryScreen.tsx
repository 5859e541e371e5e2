import { LotteryLobby } from './LotteryLobby'

/** `/m/lottery`: the lobby of the lottery. */
export const LotteryScreen = () => <LotteryLobby />
