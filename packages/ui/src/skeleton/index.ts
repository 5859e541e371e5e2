export { Skeleton, type SkeletonProps } from './Skeleton'
export { SkeletonRows } from './SkeletonRows'
