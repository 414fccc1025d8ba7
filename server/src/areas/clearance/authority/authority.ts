/** A document that is reported to an authority. */
export interface Submission {
  /** The same on every attempt: what is submitted twice under it is one report. */
  readonly id: string
  /** Under what the seller is registered there. */
  readonly identifier: string
  readonly content: Uint8Array
}

export interface Submitted extends Submission {
  /** What the authority gave for it. */
  readonly receipt: string
  /** How often it was asked before. */
  readonly asked: number
}

export type Verdict =
  | { readonly state: 'CLEARED'; readonly number: string; readonly stamp: string }
  | { readonly state: 'REJECTED'; readonly reasons: readonly string[] }

/**
 * The boundary at which a tax authority is spoken to: it gives a receipt for what it gets, and answers later whoever asks
 * by it. What fails is thrown, and tried again.
 */
export interface Authority {
  submit(submission: Submission): Promise<string>
  ask(submitted: Submitted): Promise<Verdict | { readonly state: 'PROCESSING' }>
}
