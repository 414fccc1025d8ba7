import { Differences } from '../compare/Differences.tsx'
import { useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'

/** What the document says now that it did not say then; nothing where its content has not changed since. */
export function ChangesSince({ then }: { then: Metadata }) {
  const { t } = useWords()
  const { data: now } = useMetadata(then.DocumentId)
  if (!now || now.ContentHash === then.ContentHash) return null
  return (
    <section className="doc-comparing">
      <Differences earlier={then} later={now} names={[t('past.then'), t('past.now')]} />
    </section>
  )
}
