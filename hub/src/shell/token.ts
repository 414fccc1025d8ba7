/** A session token: 192 random bits in hexadecimal. `crypto.randomUUID` would need a secure context. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
