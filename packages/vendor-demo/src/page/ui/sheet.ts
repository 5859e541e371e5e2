import { h, icon } from './dom'

export interface Sheet {
  open: () => void
  close: () => void
  body: HTMLElement
}

/** A sheet over the game: the browser's own modal dialog, so focus stays in it and Escape closes it. */
export function createSheet(
  parent: HTMLElement,
  title: string,
  closeName: string,
  onOpen: (body: HTMLElement) => void,
): Sheet {
  const body = h('div', { class: 'sheet-body', tabindex: '0' })
  const heading = h(
    'h2',
    { class: 'sheet-title', id: `sheet-${String(parent.querySelectorAll('dialog').length)}` },
    title,
  )
  const dialog: HTMLDialogElement = h(
    'dialog',
    {
      class: 'sheet',
      'aria-labelledby': heading.id,
      // A tap on the backdrop is a tap on the dialog itself, not on what is in it.
      onclick: (event) => event.target === dialog && dialog.close(),
    },
    h(
      'div',
      { class: 'sheet-inside' },
      h(
        'header',
        { class: 'sheet-head' },
        heading,
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': closeName, onclick: () => dialog.close() },
          icon('close'),
        ),
      ),
      body,
    ),
  )
  parent.append(dialog)
  return {
    body,
    open: () => {
      if (dialog.open) return
      onOpen(body)
      dialog.showModal()
      body.scrollTop = 0
    },
    close: () => dialog.close(),
  }
}
