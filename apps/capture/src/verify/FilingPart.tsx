import { Chip, Select } from '@kontor/kit'
import type { Draft } from '@kontor/tradekit/editor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import type { Upload } from '../queue/queue-filter.ts'
import { AddField } from '../settings/AddField.tsx'
import { useChangeSettings, useFolders } from '../settings/api.ts'
import { buyerOf } from './buyer.ts'

/** Where a document belongs: its folder, its tags, and the legal entity for which it is. */
export function FilingPart({ paper, draft }: { paper: Upload; draft: Draft }) {
  const { t } = useWords()
  const { data: folders = [] } = useFolders()
  const entities = useLegalEntities().data ?? []
  const [folder, setFolder] = useState(paper.Folder)
  const [tags, setTags] = useState<readonly string[]>(paper.OwnTags)
  const [entity, setEntity] = useState(paper.LegalEntityId)
  const change = useChangeSettings()
  const { Id: id } = paper
  const tag = (next: readonly string[]) => {
    setTags(next)
    change.mutate((scanning) => scanning.saveTags({ params: { id }, body: { Tag: [...next] } }))
  }
  return (
    <section className="capture-place" aria-labelledby="capture-place">
      <h2 id="capture-place">{t('place.title')}</h2>
      <div className="capture-part-fields">
        {folders.length > 0 && (
          <Select
            label={t('place.folder')}
            placeholder={t('place.noFolder')}
            options={folders.map(({ Name, BranchName }) => ({
              id: Name,
              label: BranchName ? `${Name} → ${BranchName}` : Name,
            }))}
            value={folder ?? null}
            onChange={(name) => {
              setFolder(name)
              change.mutate((scanning) => scanning.saveFolderOf({ params: { id, name } }))
            }}
          />
        )}
        {entities.length > 0 && (
          <Select
            label={t('place.entity')}
            placeholder={t('place.noEntity')}
            options={entities.map(({ Id: leId = '', Name }) => ({ id: leId, label: Name }))}
            value={entity ?? null}
            onChange={(leId) => {
              setEntity(leId)
              const chosen = entities.find((one) => one.Id === leId)
              if (chosen) draft.change({ buyer: buyerOf(chosen, draft.form.buyer) })
              change.mutate((scanning) => scanning.saveLegalEntity({ params: { id, leId } }))
            }}
          />
        )}
        <AddField
          label={t('place.tag')}
          confirm={t('folders.addTag')}
          taken={tags}
          onAdd={(name) => tag([...tags, name])}
        />
      </div>
      {tags.length > 0 && (
        <div className="capture-chips">
          {tags.map((one) => (
            <Chip
              key={one}
              label={one}
              onRemove={() => tag(tags.filter((other) => other !== one))}
              removeLabel={t('place.removeTag', { tag: one })}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function useLegalEntities() {
  const { api, company, may } = useKontor()
  return useQuery({
    queryKey: ['legal-entities', company.id],
    queryFn: async ({ signal }) =>
      (await api.legalEntities.listOfCompany({ params: { companyId: company.id }, query: { limit: 100 } }, { signal }))
        .LegalEntities,
    enabled: may('company.read'),
  })
}
