/** The zone of this device: whoever operates a site looks at their own clock. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
