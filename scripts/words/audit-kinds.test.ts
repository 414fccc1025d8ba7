import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const words = Object.keys(
  JSON.parse(readFileSync(join(root, 'apps/admin/src/messages/audit/en-US.json'), 'utf8')) as Record<string, string>,
)

/** Their history stands with them, and the audit log leaves it out; heads and steps are told to programs alone. */
const elsewhere = ['document', 'card', 'log', 'workflow']

/** A kind where a line is written, or handed to what writes lines of one thing. */
const logged = /\b(?:kind: |log[A-Z]\w*\(uow, \w+, )(?:'([a-z_]+\.[a-z_-]+)'|`([a-z_]+\.)[^`]*`)/g

/** What the server's code says that it logs; of what it composes, the beginning. */
function loggedKinds(): string[] {
  const source = join(root, 'server/src/areas')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|[\\/])testing/.test(path),
  )
  return files.flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(logged)].map(
      ([, whole, beginning]) => whole ?? beginning ?? '',
    ),
  )
}

test('all that the audit log shows has words', () => {
  const kinds = [...new Set(loggedKinds())].filter((kind) => !elsewhere.includes(kind.split('.')[0] ?? ''))
  expect(kinds.length).toBeGreaterThan(100)
  const hasWords = (kind: string) =>
    words.includes(`audit.about.${kind.split('.')[0]}`) || words.some((word) => word.startsWith(`audit.kind.${kind}`))
  expect(kinds.filter((kind) => !hasWords(kind))).toEqual([])
})
