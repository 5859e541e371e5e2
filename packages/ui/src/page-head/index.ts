export { beginAtHead, pageHeadEvent } from './begin-at-head'
export { usePageHead } from './usePageHead'
