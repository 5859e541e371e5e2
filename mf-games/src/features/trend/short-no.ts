/**
 * The part of an issue's number that tells the draws of a list apart: "0612" of `20261123-0612`, and the day where a
 * lottery draws once a day.
 */
export const shortNo = (no: string): string =>
  no.endsWith('-0001') ? `${no.slice(4, 6)}/${no.slice(6, 8)}` : no.slice(9)
