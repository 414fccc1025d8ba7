import { Button, ConfirmDialog, Menu, SelectionBar } from '@kontor/kit'
import { Folder, Pause, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useFolders } from '../settings/api.ts'
import { type BatchAction, useBatchAction } from './api.ts'
import type { Upload } from './queue-filter.ts'
import { ReasonsDialog } from './ReasonsDialog.tsx'

/** What can be done with the chosen documents at once: what each of them allows. */
export function ActionBar({ uploads, onDone }: { uploads: readonly Upload[]; onDone: () => void }) {
  const { t, format } = useWords()
  const { data: folders = [] } = useFolders()
  const [asks, setAsks] = useState<'hold' | 'reject' | 'delete'>()
  const close = () => setAsks(undefined)
  const act = useBatchAction(
    uploads.map(({ Id }) => Id),
    () => {
      close()
      onDone()
    },
  )
  const allow = (wanted: Upload['AllowedActions'][number]['Action']) =>
    uploads.every(({ AllowedActions }) => AllowedActions.some(({ Action }) => Action === wanted))
  const count = uploads.length
  const busy = act.isPending
  return (
    <>
      <SelectionBar
        countText={t('bulk.count', { count, shown: format.count(count) })}
        label={t('queue.chosen')}
        clearLabel={t('bulk.clear')}
        onClear={onDone}
      >
        {allow('hold') && (
          <Button icon={Pause} disabled={busy} onClick={() => setAsks('hold')}>
            {t('papers.hold')}
          </Button>
        )}
        {allow('reject') && (
          <Button icon={X} disabled={busy} onClick={() => setAsks('reject')}>
            {t('papers.reject')}
          </Button>
        )}
        {allow('enter') && folders.length > 0 && (
          <Menu
            label={t('queue.move')}
            entries={folders.map(({ Name }) => ({
              id: Name,
              text: Name,
              onSelect: () => act.mutate({ act: 'move', folder: Name }),
            }))}
          >
            <Button icon={Folder} disabled={busy}>
              {t('queue.move')}
            </Button>
          </Menu>
        )}
        {allow('delete') && (
          <Button icon={Trash2} disabled={busy} onClick={() => setAsks('delete')}>
            {t('papers.delete')}
          </Button>
        )}
      </SelectionBar>
      <ReasonsDialog
        act={asks === 'hold' || asks === 'reject' ? asks : undefined}
        count={count}
        busy={busy}
        onReasons={(given: BatchAction) => act.mutate(given)}
        onClose={close}
      />
      <ConfirmDialog
        visible={asks === 'delete'}
        kind="danger"
        title={t('queue.delete.title', { count })}
        acceptText={t('papers.delete.confirm')}
        cancelText={t('dialog.cancel')}
        busy={busy}
        onAccept={() => act.mutate({ act: 'delete' })}
        onCancel={close}
      >
        {t('queue.delete.text')}
      </ConfirmDialog>
    </>
  )
}
