/** Parameter of a list's address that puts the person into its search box. */
export const searchParam = 'find'

/** Address of the search among all games (LIST-2). */
export const searchAddress = `/m/gameList?gameType=ALL&${searchParam}=1`
