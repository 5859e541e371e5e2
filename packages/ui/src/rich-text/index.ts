export { RichText, type RichTextProps } from './RichText'
export { sanitise } from './sanitise'
