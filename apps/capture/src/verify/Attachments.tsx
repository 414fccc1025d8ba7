import { DropZone, IconButton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { partOf, saveFile } from '@kontor/tradekit/files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'

/** What goes along with a document: a delivery note, terms. It is sent on with it. */
export function Attachments({ id }: { id: string }) {
  const { t } = useWords()
  const { api, notify } = useKontor()
  const queries = useQueryClient()
  const queryKey = ['scan-attachments', id]
  const { data: files = [] } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api.scanning.listAttachments({ params: { id } }, { signal })).Attachments,
  })
  const add = useMutation({
    mutationFn: async (given: readonly File[]) => {
      for (const file of given) await api.scanning.addAttachment({ params: { id }, body: { file: partOf(file) } })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const download = useMutation({
    mutationFn: async ({ Id: attachmentId, Name }: (typeof files)[number]) => {
      const { body, type } = await api.scanning.readAttachment({ params: { id, attachmentId } })
      saveFile(Name, body, type)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return (
    <section className="capture-place" aria-labelledby="capture-attachments">
      <h2 id="capture-attachments">{t('attached.title')}</h2>
      <ul className="capture-parts" aria-label={t('attached.title')}>
        {files.map((file) => (
          <li key={file.Id}>
            <div className="capture-part-fields">
              <span className="capture-part-name" dir="auto">
                {file.Name}
              </span>
              <IconButton
                icon={Download}
                label={t('files.download', { file: file.Name })}
                onClick={() => download.mutate(file)}
              />
            </div>
          </li>
        ))}
      </ul>
      <DropZone
        text={t('attached.drop')}
        buttonText={t('files.choose')}
        multiple
        onFiles={(given) => add.mutate(given)}
      />
    </section>
  )
}
