const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

/** Whether the merchant has the deposit on one page: `dep_func` is '1'. Everything else is the form in steps. */
export const isOnePage = (settings: object | undefined): boolean =>
  partOf(partOf(settings, 'mobileTemplate'), 'dep_func') === '1'
