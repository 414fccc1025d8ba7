import { Button } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { Section, type SectionProps } from '../Section.tsx'

/** So many are shown until the reader wants all; the first do for most days. */
const few = 5
const most = 100

interface Items<T> {
  readonly items: readonly T[]
  readonly total: number
}

interface HandedProps<T> {
  readonly title: string
  /** So many of what waits. */
  readonly useAnswer: (limit: number) => SectionProps<Items<T>>['answer']
  readonly keyOf: (item: T) => string
  readonly children: (item: T) => ReactNode
}

/** What was handed to the reader and waits for them: a section that is not there where nothing waits. */
export function Handed<T>({ title, useAnswer, keyOf, children }: HandedProps<T>) {
  const { t } = useWords()
  const [limit, setLimit] = useState(few)
  const answer = useAnswer(limit)
  if (answer.data ? answer.data.total === 0 : !answer.error) return null
  return (
    <Section title={title} answer={answer} rows={2}>
      {({ items, total }) => (
        <>
          <ul className="home-recent">
            {items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </ul>
          {limit < most && total > items.length && (
            <Button type="text" onClick={() => setLimit(most)}>
              {t('mine.more', { count: total - items.length })}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}
