// Its own module, so that home's first load does not include the code of calls.
export { homeCall } from '@plaza/contract/site'
