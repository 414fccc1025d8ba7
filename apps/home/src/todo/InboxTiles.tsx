import { Status, type Tone } from '@kontor/kit'
import { useInboxCounts } from '../api/overview.ts'
import { inboxApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'

const tones = { APPROVAL: 'warn', ASSIGNMENT: 'info', TASK: 'info' } as const satisfies Record<string, Tone>
const kinds = ['APPROVAL', 'ASSIGNMENT', 'TASK'] as const

/** How much waits in the reader's inbox, a tile a kind: the way to just that. Not there where nothing waits. */
export function InboxTiles() {
  const { t, format } = useWords()
  const { open } = useKontor()
  const counts = useInboxCounts()
  if (counts.data ? counts.data.itemCount === 0 : !counts.error) return null
  return (
    <Section title={t('inbox.title')} answer={counts} rows={1}>
      {({ kinds: counted, isMore }) => (
        <ul className="home-tiles">
          {kinds.flatMap((kind) => {
            const count = counted.find((one) => one.kind === kind)?.count ?? 0
            if (count === 0) return []
            return [
              <li key={kind}>
                <button type="button" className="home-tile" onClick={() => open(inboxApp, `/?kind=${kind}`)}>
                  <Status tone={tones[kind]}>{t(`inbox.${kind}`)}</Status>
                  <span className="home-figure">
                    {format.count(count)}
                    {isMore && '+'}
                  </span>
                </button>
              </li>,
            ]
          })}
        </ul>
      )}
    </Section>
  )
}
