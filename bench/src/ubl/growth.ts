import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Limits, read, validateRules } from '@kontor/ubl'
import { type Figure, median } from '../figure.ts'
import { timed } from './rounds.ts'

const fewLines = 1000
const manyLines = 100_000
/** A file of 100,000 lines is past what is read by default; whoever takes such files says so. */
const wide: Partial<Limits> = { bytes: 500_000_000, nodes: 10_000_000 }

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Time and memory per line of a file of 100,000 lines against one of 1,000. */
export function growth(
  validate: (bytes: Uint8Array, limits: Partial<Limits>) => number,
  invoiceOf: (lines: number) => Uint8Array,
): Figure[] {
  const [small, large] = [invoiceOf(fewLines), invoiceOf(manyLines)]
  const perLine = (bytes: Uint8Array, lines: number, times: number): number => {
    collect()
    return timed(() => validate(bytes, wide), times) / lines
  }
  perLine(small, fewLines, 50)
  const ratios: number[] = []
  const smalls: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = perLine(small, fewLines, 50)
    const ours = perLine(large, manyLines, 1)
    const after = perLine(small, fewLines, 50)
    ratios.push(ours / ((before + after) / 2))
    smalls.push(before, after)
  }
  const heldBySmall = heldPerByte(small)
  return [
    {
      name: 'ubl.validate-growth',
      value: median(ratios),
      bar: { atMost: 1.4 },
      baseline: `time per line at ${manyLines} lines (${large.length} bytes) against ${fewLines}: ${(median(smalls) * 1000).toFixed(1)} µs`,
    },
    {
      name: 'ubl.validate-memory',
      value: heldPerByte(large) / heldBySmall,
      bar: { atMost: 1.2 },
      baseline: `bytes held for a judged document per byte of its file at ${manyLines} lines against ${fewLines}: ${heldBySmall.toFixed(1)}`,
    },
  ]
}

/** What a document that was read and judged holds, beside its file. */
function heldPerByte(bytes: Uint8Array): number {
  collect()
  const before = memory()
  const tree = read(bytes, wide)
  const findings = validateRules(tree, 'peppol')
  collect()
  const held = memory() - before
  return tree.root.children.length + findings.length === 0 ? 0 : held / bytes.length
}

const memory = (): number => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
