const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a request comes from a page of this machine: other sites must not act through the user's browser. */
export function isFromHere(host: string | undefined, origin: string | undefined): boolean {
  return isLoopback(`http://${host ?? ''}`) && (origin === undefined || isLoopback(origin))
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.has(new URL(url).hostname)
}
