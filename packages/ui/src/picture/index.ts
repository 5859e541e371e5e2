export { Picture, PictureBase, type PictureProps } from './Picture'
