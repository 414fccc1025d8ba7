import type { Command } from '@kontor/kit'
import { Building2, FileText, UserRound } from 'lucide-react'
import type { Away } from '../absence/useAbsence.ts'
import { documentRoute, documentsWith } from '../apps.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { Found } from './search.ts'

/** What the server has found, each with what choosing it does. */
export function useFound(found: Found | undefined) {
  const { workspace } = useWorkspace()
  const { t, language, format } = useWords()
  const { t: lazyT } = useLoadedWords()
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const documents = (found?.documents ?? []).map(
    ({ DocumentId, ID, DocumentType, SenderCompanyName, ReceiverCompanyName }): Command => ({
      id: DocumentId,
      text: `${t(`type.${DocumentType.type}`)} ${ID}`,
      note: [SenderCompanyName, ReceiverCompanyName].filter(Boolean).join(' → '),
      icon: FileText,
      onSelect: () => workspace.go(documentRoute(DocumentId)),
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
    ({ Id, FirstName, LastName, Username, Away }): Command => ({
      id: Id,
      text: lazyT('palette.writeTo', { name: `${FirstName} ${LastName}`.trim() }),
      note: Away?.Now ? `${Username} · ${awayWords(Away)}` : Username,
      icon: UserRound,
      onSelect: () => location.assign(`mailto:${encodeURIComponent(Username).replace('%40', '@')}`),
    }),
  )
  return { documents, companies, people }
}
