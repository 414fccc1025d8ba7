import { Button } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { inboxApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Section, type SectionProps } from '../Section.tsx'

/** How many rows are shown at first, and once the reader asks for all. */
const initialRows = 5
const maxRows = 100

interface Items<T> {
  readonly items: readonly T[]
  readonly total: number
}

interface HandedProps<T> {
  readonly title: string
  /** What the inbox calls it. */
  readonly kind: 'APPROVAL' | 'ASSIGNMENT'
  /** So many of what waits. */
  readonly useAnswer: (limit: number) => SectionProps<Items<T>>['answer']
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
}

/** What was handed to the reader and waits for them: a section that is not there where nothing waits. */
export function Handed<T>({ title, kind, useAnswer, keyOf, children }: HandedProps<T>) {
  const { t, format } = useWords()
  const { open } = useKontor()
  const [limit, setLimit] = useState(initialRows)
  const answer = useAnswer(limit)
  if (answer.data ? answer.data.total === 0 : !answer.error) return null
  return (
    <Section
      title={title}
      answer={answer}
      rows={2}
      actions={
        answer.data && (
          <Button type="text" onClick={() => open(inboxApp, `/?kind=${kind}`)}>
            {t('inbox.view', { count: format.count(answer.data.total) })}
          </Button>
        )
      }
    >
      {({ items, total }) => (
        <>
          <ul className="home-recent">
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
          {total > items.length && (
            <More count={total - items.length} onAll={limit < maxRows && (() => setLimit(maxRows))} />
          )}
        </>
      )}
    </Section>
  )
}

/** How many more there are; who has that many does not read all of them here. */
function More({ count, onAll }: { count: number; onAll: (() => void) | false }) {
  const { t } = useWords()
  const words = t('mine.more', { count })
  if (!onAll) return <p className="home-quiet">{words}</p>
  return (
    <Button type="text" onClick={onAll}>
      {words}
    </Button>
  )
}
