export { Pill, type PillProps, type Tone } from './Pill'
