import { CreateError } from './create-error'

/** What a new remote is called, wherever it is named. */
export interface RemoteNames {
  /** Folder, package and release: `mf-vip-club`. */
  remote: string
  /** Route, feature, ids: `vip-club`. */
  short: string
  /** Components, hooks: `VipClub`. */
  pascal: string
  /** For people: `Vip club`. */
  words: string
}

const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const longest = 31
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The names of a remote, by `loyalty` or `mf-loyalty`. @throws CreateError when it cannot be one */
export function remoteNamesOf(given: string): RemoteNames {
  const short = given.replace(/^mf-/, '')
  if (!shape.test(short) || short.length > longest)
    throw new CreateError(
      'create.name',
      `"${given.slice(0, 60)}" cannot be the name of a remote. Use lower-case letters, digits and single hyphens, starting with a letter, at most ${longest} characters, such as loyalty or vip-club.`,
    )
  if (short === sample)
    throw new CreateError('create.name', 'mf-sample is the template for new remotes. Choose another name.')
  const parts = short.split('-')
  return {
    remote: `mf-${short}`,
    short,
    pascal: parts.map(capital).join(''),
    words: capital(parts.join(' ')),
  }
}

/** Short name of the template, used in its files and file names. */
const sample = 'sample'

/** A path of the template, with the names of the remote in it. */
export const fillPath = (path: string, { short, pascal }: RemoteNames): string =>
  path.replaceAll('Sample', pascal).replaceAll(sample, short)

/** A template file with the names of the remote filled in: display names in catalogues, identifiers elsewhere. */
export function fillText(text: string, file: string, { short, pascal, words }: RemoteNames): string {
  const capitals = file.includes('locales/') && file.endsWith('.json') ? words : pascal
  return text
    .replaceAll(/sample/gi, (found) => (found === sample ? short : capitals))
    .replaceAll('../../../../', '../')
}
