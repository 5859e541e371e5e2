/** A page load, whose it is, the network that its document went to, and what it was given of one remote. */
export interface PageRelease {
  page: string
  merchant: string
  address: string
  remote: string
  release: string
}
