/**
 * The named delays, in ms (000 §9): of what the kit announces or shows after a moment (decision 29). `now` is how long a
 * modal takes at least to say that it opened or closed, `fast` how long a question keeps its buttons back and a search
 * waits for the next letter, `slow` how long a pointer rests before a tooltip comes.
 */
export const delays = { now: 100, fast: 200, slow: 600 } as const
