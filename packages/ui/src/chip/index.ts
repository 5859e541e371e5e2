export { Chip, ChipGroup, type ChipProps } from './Chip'
