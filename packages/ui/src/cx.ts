/// <reference path="./css-modules.d.ts" />

/** Class names that apply, as one attribute. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
