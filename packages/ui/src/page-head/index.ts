export { beginAtHead, focusFirstHeading, pageHeadEvent } from './begin-at-head'
export { usePageHead } from './usePageHead'
