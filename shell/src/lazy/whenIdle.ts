/** Calls when the page has nothing better to do, or soon where the browser cannot tell; returns what calls it off. */
export function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(call, { timeout: 5_000 })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(call, 1_000)
  return () => clearTimeout(id)
}
