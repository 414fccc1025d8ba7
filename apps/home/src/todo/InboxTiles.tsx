import { Status, type Tone } from '@kontor/kit'
import { useInboxCounts } from '../api/overview.ts'
import { inboxApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section } from '../Section.tsx'

const tones = {
  APPROVAL: 'warn',
  ADVICE: 'info',
  ASSIGNMENT: 'info',
  TASK: 'info',
  ANSWER: 'warn',
} as const satisfies Record<string, Tone>
type Kind = keyof typeof tones
const kinds = Object.keys(tones) as Kind[]

/** What Home shows as a list of its own, by the permission to read it. */
const listed = {
  APPROVAL: 'approval.read',
  ADVICE: undefined,
  ASSIGNMENT: 'assignment.read',
  TASK: undefined,
  ANSWER: undefined,
} as const

/** How much waits in the reader's inbox of what is not listed beside it, a tile a kind. Not there where nothing waits. */
export function InboxTiles() {
  const { t, format } = useWords()
  const { open, may } = useKontor()
  const counts = useInboxCounts()
  const isListed = (kind: Kind) => {
    const read = listed[kind]
    return read !== undefined && may('document.read') && may(read)
  }
  const waiting = kinds.flatMap((kind) => {
    const count = counts.data?.kinds.find((one) => one.kind === kind)?.count ?? 0
    return count === 0 || isListed(kind) ? [] : [{ kind, count }]
  })
  if (waiting.length === 0 && !counts.error) return null
  return (
    <Section title={t('inbox.title')} answer={counts} rows={1}>
      {({ isMore }) => (
        <ul className="home-tiles">
          {waiting.map(({ kind, count }) => (
            <li key={kind}>
              <button type="button" className="home-tile" onClick={() => open(inboxApp, `/?kind=${kind}`)}>
                <Status tone={tones[kind]}>{t(`inbox.${kind}`)}</Status>
                <span className="home-figure">
                  {format.count(count)}
                  {isMore && '+'}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
