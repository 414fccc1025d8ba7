/** Sends a value as JSON to an address outside; rejects where it does not arrive. */
export type Post = (address: string, value: unknown) => Promise<void>

/** Reads a text from an address outside. */
export type Get = (address: string) => Promise<string>

/** Without any cookie of ours, and without a word on where we are. */
const careful = { credentials: 'omit', referrerPolicy: 'no-referrer' } as const

export const post: Post = async (address, value) => {
  // As text/plain it needs no leave of the other side's first.
  const answer = await fetch(address, { ...careful, method: 'POST', keepalive: true, body: JSON.stringify(value) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

export const get: Get = async (address) => {
  const answer = await fetch(address, careful)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}
