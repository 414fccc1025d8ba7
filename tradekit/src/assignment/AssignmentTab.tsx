import { History, Icon, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { UserRound } from 'lucide-react'
import { useWords, type Words } from '../kontor.ts'
import { useAssignments } from '../queries/assignments.ts'
import type { Assignment, AssignmentStep, Metadata } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'
import { AssignmentForm } from './AssignmentForm.tsx'
import { whatDid } from './steps.ts'
import './assignment.css'

/** Who handles the document in the company, what they say about it, and how it is handed on. */
export function AssignmentTab({ document }: { document: Metadata }) {
  const words = useWords()
  const { data, error } = useAssignments(document.DocumentId)
  const { t } = words
  if (error && !data) return <p className="doc-quiet">{messageOf(error, t)}</p>
  if (!data) return <Skeleton rows={3} label={t('list.loading')} />
  const { open, steps, mayAssign } = data
  const current = open[0]
  return (
    <section className="doc-work-part">
      <h3>{t('work.open')}</h3>
      {open.length === 0 && <p className="doc-quiet">{t('work.nobody')}</p>}
      <ul className="doc-work" aria-label={t('work.open')}>
        {open.map((work) => (
          <li key={work.id}>
            <OpenAssignment work={work} />
          </li>
        ))}
      </ul>
      {(current ? current.allowedActions.includes('comment') : mayAssign) && (
        <AssignmentForm
          key={`${document.DocumentId} ${current?.id}`}
          documentId={document.DocumentId}
          current={current}
        />
      )}
      {steps.length > 0 && (
        <>
          <h3>{t('work.steps')}</h3>
          <History label={t('work.steps')} steps={steps.map((step) => stepOf(step, steps, words))} />
        </>
      )}
    </section>
  )
}

/** One assignment that is not closed: with whom it is, since when, and what they were asked. */
function OpenAssignment({ work }: { work: Assignment }) {
  const words = useWords()
  const { t, today, locale } = words
  const delegators = [...new Set(work.delegations.map(({ delegatorName }) => delegatorName ?? t('access.gone')))]
  const by = t('work.by', { name: work.createdByName ?? t('access.gone'), at: momentOf(work.createdAt, today, locale) })
  return (
    <>
      <p className="doc-work-who">
        <Icon of={UserRound} />
        <b>{work.assignees.length === 0 ? t('work.waiting') : namesOf(work.assignees, words)}</b>
      </p>
      {delegators.length > 0 && <p className="doc-quiet">{t('work.for', { names: listOf(delegators, words) })}</p>}
      <p className="doc-quiet">{by}</p>
      {work.comment && (
        <p className="doc-post-text" dir="auto">
          {work.comment}
        </p>
      )}
    </>
  )
}

function stepOf(step: AssignmentStep, steps: readonly AssignmentStep[], words: Words) {
  const { t, today, locale } = words
  const by = step.modifiedBy && (step.modifiedByName ?? t('access.gone'))
  return {
    id: `${step.assignmentId} ${step.id}`,
    time: momentOf(step.createdAt, today, locale),
    instant: step.createdAt,
    text: t(`work.did.${whatDid(step, steps)}`, { names: namesOf(step.assignees, words) }),
    reason: [by, step.comment].filter(Boolean).join(' · '),
  }
}

const namesOf = (people: Assignment['assignees'], words: Words): string =>
  listOf(
    people.map(({ name }) => name ?? words.t('access.gone')),
    words,
  )

const listOf = (names: readonly string[], { locale }: Words): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
