/** A field of a form that documents draw. */
export type DrawnField = 'username' | 'password'

declare global {
  /** The form that the document drew, kept by its first script. */
  var plazaForm:
    | {
        form: HTMLFormElement
        focused?: HTMLElement
        pressed?: HTMLElement
        isSent?: boolean
        isComposing?: boolean
        isPressing?: boolean
      }
    | undefined
}

/** What a person did with a form of the first view before the page's code was there. */
export interface Typed {
  /** What is in each field; empty ones are left out. */
  values: Partial<Record<DrawnField, string>>
  isRemembering: boolean
  /** Which of the page's controls has the focus, counted in their order. */
  focused: number | undefined
  /** The focus is in a field in which nothing stands. */
  isInEmptyField: boolean
  /** Which of them was pressed last and has not answered yet, counted in the same way; undefined once the form was sent. */
  pressed: number | undefined
  /** What is selected of the field that has the focus: from, to, and in which direction. */
  selection: Parameters<HTMLInputElement['setSelectionRange']> | undefined
  /** It was sent, by its button or by Enter. */
  isSent: boolean
}

/** Whether a person is composing a word in the document's form, or pressing something of it: it cannot be replaced now (EDGE-7). */
export const isDrawnFormBusy = (): boolean =>
  Boolean(globalThis.plazaForm?.isComposing || globalThis.plazaForm?.isPressing)

const selectionOf = (field: HTMLElement | undefined): Typed['selection'] =>
  field instanceof HTMLInputElement && field.selectionStart !== null
    ? [field.selectionStart, field.selectionEnd, field.selectionDirection ?? 'none']
    : undefined

/** Takes over what was typed into the document's form, once; undefined where the document has drawn none (EDGE-7). */
export function takeDrawnForm(): Typed | undefined {
  const drawn = globalThis.plazaForm
  if (!drawn) return undefined
  forgetDrawnForm()
  const { form, pressed, isSent = false } = drawn
  const around = form.closest('main')
  const controls = controlsIn(around)
  const active = document.activeElement
  // A window that is not in front has no event when the focus moves in it, in one engine.
  const focused =
    drawn.focused ?? (active instanceof HTMLElement && around?.contains(active) ? active : undefined)
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-field]')].filter(
    ({ value }) => value !== '',
  )
  return {
    values: Object.fromEntries(inputs.map(({ dataset, value }) => [dataset['field'], value])),
    isRemembering: form.querySelector<HTMLInputElement>('[type=checkbox]')?.checked ?? true,
    focused: focused && controls.indexOf(focused),
    isInEmptyField: focused instanceof HTMLInputElement && focused.value === '',
    pressed: pressed && controls.indexOf(pressed),
    selection: selectionOf(focused),
    isSent,
  }
}

/** The controls of a page in their order; a drawn page has the same ones as the page that takes it over. */
export const controlsIn = (main: Element | null | undefined): HTMLElement[] => [
  ...(main?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
]

/** Nobody takes the form over any more: the person has gone on to another page, or the page has failed. */
export function forgetDrawnForm(): void {
  globalThis.plazaForm = undefined
}
