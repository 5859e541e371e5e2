/** Size of a window, CSS px. */
export interface Size {
  width: number
  height: number
}

/** A page in a browser: the few things that every engine can be asked for. */
export interface Tab {
  /** Loads an address, and resolves once its document has loaded. */
  open: (url: string) => Promise<void>
  /**
   * Runs statements in the page, or in the document of its only frame, and resolves to what they return: text or nothing.
   * Rejects while a document is being replaced.
   */
  run: (statements: string, isInFrame?: boolean) => Promise<unknown>
  /** Presses and releases the main button of the mouse at a point of the window. */
  click: (x: number, y: number) => Promise<void>
  /** Types into what has the focus, key by key. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape') => Promise<void>
  resize: (size: Size) => Promise<void>
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>
}

/** A browser with nothing stored yet; its tabs share what is stored. */
export interface Browser {
  newTab: (size: Size) => Promise<Tab>
  /** What went wrong in its pages so far: uncaught errors, violations of the policy. */
  problems: () => readonly string[]
  close: () => Promise<void>
}

/** A running engine. */
export interface Engine {
  newBrowser: () => Promise<Browser>
  stop: () => Promise<void>
}

/** An engine that may be on this machine. */
export interface EngineKind {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Debian's packages of which something is missing here; empty where it can be started. */
  missing: () => readonly string[]
  start: () => Promise<Engine>
}
