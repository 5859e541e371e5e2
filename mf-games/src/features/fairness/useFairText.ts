import { useFormats } from '@plaza/i18n'
import { useFairnessText } from '../../locales/fairness/texts'

/** Texts of this page, with multiples: 235 hundredths are "2.35×". */
export function useFairText() {
  const t = useFairnessText()
  const formats = useFormats()
  return { t, formats, times: (hundredths: number) => `${formats.number(hundredths / 100, 2)}×` }
}
