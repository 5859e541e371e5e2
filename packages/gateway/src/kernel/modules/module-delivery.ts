/** How queued messages of a kind are sent; only `site/messages`, which makes and uses it, knows what `send` takes. */
export interface ModuleDelivery {
  kind: string
  send(delivery: never, content: never): Promise<void>
}
