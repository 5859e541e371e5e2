/** A page load with its merchant and network, and the release of one remote that it was served. */
export interface PageRelease {
  page: string
  merchant: string
  address: string
  remote: string
  release: string
}
