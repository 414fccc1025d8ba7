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
