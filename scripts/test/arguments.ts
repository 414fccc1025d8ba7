import { type ParseArgsConfig, parseArgs } from 'node:util'

/** What of the tests is to be run, and in which order. */
export interface Wanted {
  /** Rooms, apps and areas; all there is where none is named. */
  readonly names: readonly string[]
  /** The order of the files is drawn by it; the usual order where there is none. */
  readonly seed?: number
  readonly help: boolean
}

export const usage = `npm test                          everything: types, lint, boundaries, unit, server, browser journeys
npm test -- <name> …              what belongs to a room, an app or an area of the API, such as ubl, documents, approvals:
                                  its types, its unit and server tests, its journeys
npm test -- --shuffle [--seed N]  the files in a random order; the same seed gives the same order
npm test -- --help                this`

/** @throws Error in one line where the words say something else. */
export function readArguments(words: readonly string[], draw = drawnSeed): Wanted {
  const { values, positionals } = parse(words)
  const { shuffle = false, seed, help = false } = values
  if (seed !== undefined && !/^\d{1,9}$/.test(seed)) throw new Error(`--seed is '${seed}': give a whole number.`)
  if (seed !== undefined && !shuffle) throw new Error('--seed goes with --shuffle.')
  return { names: positionals, ...(shuffle && { seed: seed === undefined ? draw() : Number(seed) }), help }
}

const options = {
  shuffle: { type: 'boolean' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    // Behind its first sentence Node tells of `--`.
    throw new Error(`${(error as Error).message.split('. ')[0]}.`)
  }
}

const drawnSeed = (): number => Math.floor(Math.random() * 1_000_000)
