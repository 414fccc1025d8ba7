import { t } from '../message.ts'
import { Refusal } from './refusal.ts'

/** What a file may ask of us. Sizes in bytes or characters. */
export type Limits = {
  bytes: number
  depth: number
  /** attributes of one element, namespace declarations among them */
  attributes: number
  /** elements, comments and instructions of one document: empty ones are cheap to send and dear to hold */
  nodes: number
  /** characters of one piece of text; an attachment travels as one piece */
  text: number
}

export const defaultLimits: Limits = {
  bytes: 10_000_000,
  depth: 100,
  attributes: 64,
  nodes: 250_000,
  text: 10_000_000,
}

/** @throws Refusal where there are more bytes than are read. */
export function refuseSize(bytes: Uint8Array, limits: Limits): void {
  if (bytes.length <= limits.bytes) return
  throw new Refusal(
    'SIZE',
    t`The file has ${bytes.length} bytes, more than the maximum of ${limits.bytes}. Send a smaller one.`,
    {
      found: String(bytes.length),
      expected: `at most ${limits.bytes}`,
    },
  )
}
