/** Hands bytes to the reader as a file of their own. */
export function saveFile(name: string, body: Uint8Array | string, type: string): void {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
