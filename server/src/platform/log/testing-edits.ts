import fc from 'fast-check'
import type { StoredCheckpoint, StoredLine } from './store.ts'

export interface EditedLog {
  lines: StoredLine[]
  checkpoints: StoredCheckpoint[]
}
type Edit = (log: EditedLog) => EditedLog

/** What somebody could do to one row, or by taking one away or putting one in; nothing that a kept head alone can tell. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(
      fc.nat(),
      fc.constantFrom('id', 'kind', 'object_type', 'object_id', 'content_hash', 'actor_id', 'request_id', 'hash'),
      fc.string(),
    )
    .map(([at, column, value]): Edit => onLine(at, (line) => ({ ...line, [column]: `${value}!` }))),
  fc
    .tuple(fc.nat(), fc.string())
    .map(([at, text]): Edit => onLine(at, (line) => ({ ...line, detail_text: `${line.detail_text}${text} ` }))),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 999 })).map(
    ([at, micros]): Edit =>
      onLine(at, (line) => ({
        ...line,
        at_text: line.at_text!.replace(/000Z$/, `${String(micros).padStart(3, '0')}Z`),
      })),
  ),
  fc.nat().map(
    (at): Edit =>
      ({ lines, checkpoints }) => ({ lines: lines.toSpliced(at % lines.length, 1), checkpoints }),
  ),
  fc.nat().map(
    (at): Edit =>
      ({ lines, checkpoints }) => ({ lines, checkpoints: checkpoints.toSpliced(at % checkpoints.length, 1) }),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([one, other]): Edit =>
      ({ lines, checkpoints }) => {
        const [first, second] = [one % lines.length, (one + 1 + (other % (lines.length - 1))) % lines.length]
        const swapped = lines
          .with(first, { ...lines[second]!, position: lines[first]!.position })
          .with(second, { ...lines[first]!, position: lines[second]!.position })
        return { lines: swapped, checkpoints }
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom('hash', 'number', 'previous', 'key_id', 'signature', 'signed_at_text')).map(
    ([at, column]): Edit =>
      ({ lines, checkpoints }) => {
        const place = at % checkpoints.length
        return { lines, checkpoints: checkpoints.with(place, { ...checkpoints[place]!, [column]: '7' }) }
      },
  ),
)

function onLine(at: number, change: (line: StoredLine) => StoredLine): Edit {
  return ({ lines, checkpoints }) => {
    const place = at % lines.length
    return { lines: lines.with(place, change(lines[place]!)), checkpoints }
  }
}
