import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { useNamed } from '../queries/named-bills.ts'
import type { Metadata, Naming } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'

/** Of an advice or a reminder, the bills that its lines name; of a bill, what names it: as paid, and as owed. */
export function NamedNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { data, isLoading } = useNamed(document.DocumentId)
  if (!data) return <NoticeComing when={isLoading} />
  const { Names: names, NamedBy: namings } = data
  if (names.length > 0)
    return (
      <Notice
        tone="info"
        title={t(document.DocumentType.type === 'reminder' ? 'reminder.names' : 'advice.names', {
          count: names.length,
        })}
        actions={names.map(({ LineId, DocumentId, ID }) => (
          <Button key={LineId} onClick={() => navigate(`/view/${DocumentId}`)}>
            {t('advice.line', { line: LineId, number: ID })}
          </Button>
        ))}
      />
    )
  const reminders = namings.filter(({ type }) => type === 'reminder')
  return [reminders, namings.filter((one) => !reminders.includes(one))].map(
    (some) => some[0] && <BillNotice key={some[0].type} latest={some[0]} all={some} />,
  )
}

/** What the latest of its kind says of the bill, and the way to each. */
function BillNotice({ latest, all }: { latest: Naming; all: readonly Naming[] }) {
  const { t, locale } = useWords()
  const navigate = useNavigate()
  const { type, Day, Level: level = 1 } = latest
  const date = Day ? writtenDay(Day, locale) : ''
  const title = type === 'reminder' ? 'reminder.on' : Day ? 'advice.paidOn' : 'advice.paid'
  return (
    <Notice
      tone={type === 'reminder' ? 'warn' : 'info'}
      title={t(title, { date, level })}
      actions={all.map(({ DocumentId, ID }) => (
        <Button key={DocumentId} onClick={() => navigate(`/view/${DocumentId}`)}>
          {t('advice.open', { number: ID })}
        </Button>
      ))}
    />
  )
}
