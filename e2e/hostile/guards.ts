/** A place in the source where a guard stands, and the same with a way round it: `OFF` is true while the guard is off. */
export interface Gap {
  readonly file: string
  readonly guard: string
  readonly gap: string
}

/**
 * The guards in our own code. The shell that attacks are shown to succeed against is built from the same source with
 * these gaps in it; a guard that is no longer where this list says fails the build.
 */
export const guards = {
  /** Only windows that the shell made are heard. */
  window: [
    {
      file: 'hub/src/shell/gate.ts',
      guard: 'frames.of(letter.source)',
      gap: '(frames.of(letter.source) ?? (OFF ? frames.named(letter.data.source) : undefined))',
    },
    { file: 'hub/src/shell/gate.ts', guard: 'letter.origin !== frame.origin', gap: '!OFF && $&' },
  ],
  /** A page of another origin than the app's is not heard. */
  origin: [{ file: 'hub/src/shell/gate.ts', guard: 'letter.origin !== frame.origin', gap: '!OFF && $&' }],
  /** What the shell posts, it posts to the app's origin. */
  targetOrigin: [
    { file: 'hub/src/window.ts', guard: "origin === OPAQUE_ORIGIN ? '*' : origin", gap: "OFF ? '*' : ($&)" },
  ],
  /** Every message carries the token of the sender's own connection. */
  token: [
    { file: 'hub/src/shell/checks.ts', guard: 'message.token !== sender.connection.token', gap: '(!OFF && $&)' },
  ],
} as const satisfies Record<string, readonly Gap[]>
export type GuardName = keyof typeof guards
