// Apart, so that the first load of home goes without the code of calls.
export { popularGamesCall } from '@plaza/contract'
