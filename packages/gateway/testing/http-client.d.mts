export interface HttpAnswer {
  status: number
  headers: Headers
  body: { value?: unknown; code?: string; [name: string]: unknown }
}
export function call(origin: string, path: string, init?: RequestInit): Promise<HttpAnswer>
export function signIn(origin: string, username: string): Promise<string>
export function seal(
  origin: string,
  payload: unknown,
): Promise<{ body: string; headers: Record<string, string> }>
