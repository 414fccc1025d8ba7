const HASHED = /^[0-9a-f]{64}$/i

/** An identifier's SHA-256 in hex; one of 64 hex digits is hashed already and stays (F-237). */
export async function hashed(id: string): Promise<string> {
  if (HASHED.test(id)) return id
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(id))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
