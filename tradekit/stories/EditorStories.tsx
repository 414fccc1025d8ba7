import {
  AllowanceFields,
  HeadFields,
  IssuesAside,
  LineTable,
  NamedBlock,
  NoteField,
  PaymentFields,
  SavingNote,
  TotalsBlock,
  useDraft,
} from '../src/editor/index.ts'
import { form } from './samples.ts'

const nothing = () => undefined

export function DraftStory() {
  const draft = useDraft({ form, maySend: true })
  return (
    <>
      <HeadFields draft={draft} />
      <LineTable draft={draft} />
      <AllowanceFields draft={draft} />
      <TotalsBlock draft={draft} />
      <NamedBlock draft={draft} />
      <PaymentFields draft={draft} />
      <NoteField draft={draft} />
      <IssuesAside draft={draft} />
    </>
  )
}

export const SavingNoteStory = () => (
  <>
    <p>
      <SavingNote saving={{ state: 'saved', at: '2026-11-21T08:15:00Z' }} onAgain={nothing} />
    </p>
    <p>
      <SavingNote saving={{ state: 'unsaved' }} onAgain={nothing} />
    </p>
    <p>
      <SavingNote saving={{ state: 'failed', error: new Error('The server can’t be reached.') }} onAgain={nothing} />
    </p>
  </>
)
