import type { Command } from '@kontor/kit'
import { Building2, FileText, UserRound } from 'lucide-react'
import { documentRoute, documentsWith } from '../apps.ts'
import type { Away } from '../away/useAway.ts'
import { useDesk } from '../desk/useDesk.ts'
import { useLoadedWords } from '../later/useLaterWords.ts'
import { useWords } from '../messages/useWords.ts'
import type { Found } from './search.ts'

/** What the server has found, each with what choosing it does. */
export function useFound(found: Found | undefined) {
  const { desk } = useDesk()
  const { t, language, format } = useWords()
  const { t: later } = useLoadedWords()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const documents = (found?.documents ?? []).map(
    ({ DocumentId, ID, DocumentType, SenderCompanyName, ReceiverCompanyName }): Command => ({
      id: DocumentId,
      text: `${t(`type.${DocumentType.type}`)} ${ID}`,
      note: [SenderCompanyName, ReceiverCompanyName].filter(Boolean).join(' → '),
      icon: FileText,
      onSelect: () => desk.go(documentRoute(DocumentId)),
    }),
  )
  const companies = (found?.companies ?? []).map(
    ({ ConnectionId, CompanyName, Country }): Command => ({
      id: ConnectionId,
      text: later('palette.documentsWith', { name: CompanyName }),
      note: countries.of(Country),
      icon: Building2,
      onSelect: () => desk.go(documentsWith(CompanyName)),
    }),
  )
  const awayWords = ({ Until, Substitute }: Away) => {
    const day = format.date(Until)
    return Substitute ? later('palette.awayWith', { day, substitute: Substitute.Name }) : later('palette.away', { day })
  }
  const people = (found?.people ?? []).map(
    ({ Id, FirstName, LastName, Username, Away }): Command => ({
      id: Id,
      text: later('palette.writeTo', { name: `${FirstName} ${LastName}`.trim() }),
      note: Away?.Now ? `${Username} · ${awayWords(Away)}` : Username,
      icon: UserRound,
      onSelect: () => location.assign(`mailto:${encodeURIComponent(Username).replace('%40', '@')}`),
    }),
  )
  return { documents, companies, people }
}
