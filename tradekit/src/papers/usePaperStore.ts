import { useMemo } from 'react'
import type { DraftStore } from '../editor/useAutosave.ts'
import { useKontor } from '../kontor.ts'
import { keys } from '../queries/keys.ts'

/** What is entered of a paper. */
export function usePaperStore(uploadId: string): DraftStore {
  const { api } = useKontor()
  return useMemo(
    () => ({
      save: (body, version) =>
        api.scanning.saveContent(
          { params: { uploadId }, query: version === undefined ? {} : { version }, body },
          { contentType: 'application/xml' },
        ),
      readVersion: async () => (await api.scanning.readUpload({ params: { id: uploadId } })).Version,
      stale: [keys.paperLists],
    }),
    [api, uploadId],
  )
}
