const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

/** Whether the merchant has the new member centre: `mem_cen` is '1'. Everything else is the base version (MEMBER-5). */
export const isNewCentre = (settings: object | undefined): boolean =>
  partOf(partOf(settings, 'mobileTemplate'), 'mem_cen') === '1'
