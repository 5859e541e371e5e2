export { Picture, PictureBase, type PictureProps } from './Picture'
export { useTint } from './useTint'
