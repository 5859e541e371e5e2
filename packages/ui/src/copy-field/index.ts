export { CopyField, type CopyFieldProps } from './CopyField'
export { copyText } from './copy-text'
