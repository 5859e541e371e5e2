import { LatePlace } from './LatePlace'
import styles from './LivePlace.module.css'

const load = () => import('./HomeLive').then((module) => module.HomeLive)

/** The place of the live rows below the popular games. */
export const LivePlace = () => <LatePlace load={load} className={styles.place} />
