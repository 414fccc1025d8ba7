import { Chip, ConfirmDialog, IconButton, Select } from '@kontor/kit'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { AddField } from './AddField.tsx'
import { type Folder, useBranches, useChangeSettings, useFolders } from './api.ts'

/** The folders: what lies in one carries its tags, and goes to its branch. */
export function Folders() {
  const { t } = useWords()
  const mayChange = useKontor().may('scan.configure')
  const { data: folders = [] } = useFolders()
  const change = useChangeSettings()
  return (
    <section aria-labelledby="capture-folders">
      <h2 id="capture-folders">{t('folders.title')}</h2>
      <p className="doc-quiet">{t('folders.text')}</p>
      <ul className="capture-parts" aria-label={t('folders.title')}>
        {folders.map((folder) => (
          <FolderRow key={folder.Name} folder={folder} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && (
        <AddField
          label={t('folders.new')}
          confirm={t('folders.add')}
          taken={folders.map(({ Name }) => Name)}
          onAdd={(name) => change.mutate((scanning) => scanning.saveFolder({ params: { name } }))}
        />
      )}
    </section>
  )
}

function FolderRow({ folder, mayChange }: { folder: Folder; mayChange: boolean }) {
  const { t } = useWords()
  const { company } = useKontor()
  const { data: branches = [] } = useBranches()
  const [asks, setAsks] = useState(false)
  const change = useChangeSettings(() => setAsks(false))
  const { Name: name, Tags: tags, BranchId } = folder
  return (
    <li>
      <h3 dir="auto">{name}</h3>
      <div className="capture-part-fields">
        <Select
          label={t('folders.branch', { name })}
          placeholder={t('folders.branch', { name })}
          disabled={!mayChange || change.isPending}
          options={[{ id: company.id, label: company.name }, ...branches.map(({ id, name }) => ({ id, label: name }))]}
          value={BranchId ?? company.id}
          onChange={(branchId) =>
            change.mutate((scanning) => scanning.saveFolderBranch({ params: { name, branchId } }))
          }
        />
        {mayChange && (
          <AddField
            label={t('folders.tag', { name })}
            confirm={t('folders.addTag')}
            taken={tags}
            onAdd={(tag) => change.mutate((scanning) => scanning.addFolderTag({ params: { name, tag } }))}
          />
        )}
        {mayChange && <IconButton icon={Trash2} label={t('folders.remove', { name })} onClick={() => setAsks(true)} />}
      </div>
      {tags.length > 0 && (
        <div className="capture-chips">
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={tag}
              {...(mayChange && {
                onRemove: () => change.mutate((scanning) => scanning.removeFolderTag({ params: { name, tag } })),
                removeLabel: t('folders.removeTag', { name, tag }),
              })}
            />
          ))}
        </div>
      )}
      <ConfirmDialog
        visible={asks}
        kind="danger"
        title={t('folders.remove.title', { name })}
        acceptText={t('folders.remove.confirm')}
        cancelText={t('dialog.cancel')}
        busy={change.isPending}
        onAccept={() => change.mutate((scanning) => scanning.deleteFolder({ params: { name } }))}
        onCancel={() => setAsks(false)}
      >
        {t('folders.remove.text')}
      </ConfirmDialog>
    </li>
  )
}
