import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'
import type { DocumentLine, Settlement } from './types.ts'

export interface DocumentLines {
  /** By their numbers. */
  readonly byId: ReadonlyMap<string, DocumentLine>
  /** How the reader may settle a dispute about them. */
  readonly settlements: readonly Settlement[]
}

/** What became of each line of a document. */
export function useLines(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.lines(id),
    queryFn: async ({ signal }): Promise<DocumentLines> => {
      const { lines, AllowedActions } = await api.documentLines.listLines({ params: { id } }, { signal })
      return { byId: new Map(lines.map((line) => [line.lineId, line])), settlements: AllowedActions }
    },
  })
}
