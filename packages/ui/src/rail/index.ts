export { Rail, RailSkeleton, type RailItem, type RailProps } from './Rail'
