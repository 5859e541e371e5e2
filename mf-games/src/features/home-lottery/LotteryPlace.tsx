import { LatePlace } from '../home-live/LatePlace'
import { useOnBreak } from '../../play/useOnBreak'
import styles from './LotteryPlace.module.css'

const load = () => import('./HomeLottery').then((module) => module.HomeLottery)

/** The lotteries of home, in the slot `home.lottery@1` (HALL-1). */
export const LotteryPlace = () => (useOnBreak() ? null : <LatePlace load={load} className={styles.place} />)
