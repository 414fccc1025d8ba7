import { personName, sideBySide } from '@kontor/i18n'
import type { Command } from '@kontor/kit'
import { leadingStatus, otherParty, type WordId, wordMessages } from '@kontor/tradekit/words'
import { Building2, FileText, ScanText, UserRound } from 'lucide-react'
import type { Away } from '../absence/useAbsence.ts'
import { documentRoute, documentsWith, paperRoute } from '../apps.ts'
import { dayOf } from '../header/arrived.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { useMoreWords } from '../messages/useMoreWords.ts'
import { useWords } from '../messages/useWords.ts'
import { directionOf } from '../preferences/languages.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { Found } from './search.ts'

const paperStates: Readonly<Record<string, 'onHold' | 'rejected'>> = { ON_HOLD: 'onHold', REJECTED: 'rejected' }

/** What the server has found, each with what choosing it does. */
export function useFound(found: Found | undefined) {
  const { workspace, session } = useWorkspace()
  const { language, format } = useWords()
  const { t: lazyT } = useLoadedWords()
  const { CompanyAccountId: companyId } = session.Company
  const trade = useMoreWords<WordId>('trade', wordMessages)
  const today = dayOf(new Date())
  const direction = directionOf(language)
  /** Partner, amount and status: what tells one document from the next. */
  const about = (entry: Found['documents'][number]) => {
    const { message, values } = leadingStatus(entry, companyId, today)
    const amount = entry.Amount && entry.Currency && format.amount(entry.Amount, entry.Currency)
    return sideBySide([otherParty(entry, companyId), amount, trade?.t(message, values)], direction)
  }
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const documents = (found?.documents ?? []).map(
    (entry): Command => ({
      id: entry.DocumentId,
      text: `${lazyT(entry.OrderKind === 'CANCELLATION' ? 'type.cancellation' : `type.${entry.DocumentType.type}`)} ${entry.ID}`,
      note: about(entry),
      icon: FileText,
      onSelect: () => workspace.go(documentRoute(entry.DocumentId)),
    }),
  )
  const papers = (found?.papers ?? []).map(
    ({ Id, FileName, State, SenderName, DocumentNumber, MailFrom }): Command => ({
      id: Id,
      text: FileName,
      note: sideBySide(
        [SenderName ?? MailFrom, DocumentNumber, lazyT(`palette.paper.${paperStates[State] ?? 'toEnter'}`)],
        direction,
      ),
      icon: ScanText,
      onSelect: () => workspace.go(paperRoute(Id)),
    }),
  )
  const companies = (found?.companies ?? []).map(
    ({ ConnectionId, CompanyName, Country }): Command => ({
      id: ConnectionId,
      text: lazyT('palette.documentsWith', { name: CompanyName }),
      note: countries.of(Country),
      icon: Building2,
      onSelect: () => workspace.go(documentsWith(CompanyName)),
    }),
  )
  const awayWords = ({ Until, Substitute }: Away) => {
    const day = format.date(Until)
    return Substitute ? lazyT('palette.awayWith', { day, substitute: Substitute.Name }) : lazyT('palette.away', { day })
  }
  const people = (found?.people ?? []).map(
    ({ Id, Username, Away, ...person }): Command => ({
      id: Id,
      text: lazyT('palette.writeTo', { name: personName(person) }),
      note: sideBySide([Username, Away?.Now && awayWords(Away)], direction),
      icon: UserRound,
      onSelect: () => location.assign(`mailto:${encodeURIComponent(Username).replace('%40', '@')}`),
    }),
  )
  return { documents, papers, companies, people }
}
