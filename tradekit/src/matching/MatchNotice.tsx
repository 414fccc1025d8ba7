import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useMatch } from '../queries/matching.ts'
import type { Match, Metadata } from '../queries/types.ts'
import { MatchActs } from './MatchActs.tsx'
import { differencesOf, overBilledOf, titleOf } from './words.ts'

/** Whether an invoice bills what was ordered and what came; else which line does not, and how, and who accepted that. */
export function MatchNotice({ document, brief = false }: { document: Metadata; brief?: boolean }) {
  const words = useWords()
  const { t, format } = words
  const navigate = useNavigate()
  const { data, isLoading } = useMatch(document.DocumentId)
  if (!data || (data.Orders.length === 0 && !data.IsHidden)) return <NoticeComing when={isLoading} />
  const { State, Accepted, ChargesOver } = data
  const over = overBilledOf(data.OverBilled, document.Currency, words)
  return (
    <Notice
      tone={State === 'DIFFERS' ? 'warn' : 'info'}
      title={titleOf(data, words)}
      actions={
        <>
          <MatchActs document={document} match={data} />
          {data.Orders.map(({ DocumentId, ID }) => (
            <Button key={DocumentId} onClick={() => navigate(`/view/${DocumentId}`)}>
              {t('match.open', { order: ID })}
            </Button>
          ))}
        </>
      }
    >
      {Accepted && (
        <p dir="auto">
          {t('match.acceptedBy', {
            name: Accepted.ByName ?? t('access.gone'),
            date: format.day(Accepted.At),
            reason: Accepted.Reason,
          })}
        </p>
      )}
      {!brief && <Differences match={data} />}
      {ChargesOver && <p>{t('match.CHARGE', { amount: format.amount(ChargesOver, document.Currency ?? '') })}</p>}
      {over && <p className="doc-quiet">{over}</p>}
    </Notice>
  )
}

function Differences({ match }: { match: Match }) {
  const words = useWords()
  const different = match.Lines.filter((line) => line.Differences.length > 0)
  return different.map((line) => (
    <p key={line.LineId}>
      <span dir="auto">{words.t('dispute.line', { line: line.LineId, item: line.Description })}</span>
      {': '}
      {differencesOf(line, words)}
    </p>
  ))
}
