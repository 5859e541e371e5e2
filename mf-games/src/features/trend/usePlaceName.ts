import { useTrendText } from '../../locales/trend/texts'
import type { Place } from './places'

/** Names of places in the interface language. */
export function usePlaceName(): (place: Place) => string {
  const t = useTrendText()
  return ({ name }) => t(`trend.places.${name.key}`, name.values)
}
