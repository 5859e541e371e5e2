export { tidyField } from '@plaza/contract/identity'
