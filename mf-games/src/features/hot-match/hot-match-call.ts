// Apart, so that the first load of home goes without the code of calls.
export { homeCall } from '@plaza/contract'
