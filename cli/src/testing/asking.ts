import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'

/**
 * Asks a Kontor as a program does, by a token: `GET documents/…`; XML where the body is bytes. What it refuses fails the test.
 *
 * @param origin where it is now: one that was killed comes back elsewhere
 */
export const askingOf =
  (origin: () => string) => async (token: string, line: string, body?: object | Uint8Array<ArrayBuffer>) => {
    const [method = '', path] = line.split(' ')
    const isXml = body instanceof Uint8Array
    const answer = await fetch(`${origin()}/api/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'content-type': isXml ? 'application/xml' : 'application/json',
        'x-kontor-requestid': randomUUID(),
      },
      ...(body && { body: isXml ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.ok, `${line}: ${answer.status} ${text}`).toBe(true)
    return text === '' ? undefined : JSON.parse(text)
  }
