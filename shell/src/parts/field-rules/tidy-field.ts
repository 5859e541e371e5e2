export { tidyField } from '@plaza/contract'
