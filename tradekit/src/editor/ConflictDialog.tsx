import { Button, Modal } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface ConflictDialogProps {
  readonly visible: boolean
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** Two people wrote into one draft: which of the two is kept, the person decides. */
export function ConflictDialog({ visible, onTheirs, onMine }: ConflictDialogProps) {
  const { t } = useWords()
  return (
    <Modal
      visible={visible}
      onDismiss={() => undefined}
      size="small"
      role="alertdialog"
      escapeDisabled
      coverDisabled
      title={t('editor.conflict.title')}
      actions={
        <>
          <Button onClick={onTheirs}>{t('editor.conflict.theirs')}</Button>
          <Button type="warning" onClick={onMine}>
            {t('editor.conflict.mine')}
          </Button>
        </>
      }
    >
      <p className="doc-intro">{t('editor.conflict.text')}</p>
    </Modal>
  )
}
