import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { TextDialog } from '../dialogs/TextDialog.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useSaveTemplate } from '../queries/templates.ts'
import type { Template } from '../queries/types.ts'
import { useOnce } from '../queries/useOnce.ts'

/** In letters. */
const maxLength = 100

interface NameTemplateProps {
  readonly title: string
  readonly intro?: string
  readonly name?: string
  readonly onSave: (name: string) => void
  readonly error: Error | null
  readonly onClose: () => void
}

function NameTemplate({ title, intro, name, error, onSave, onClose }: NameTemplateProps) {
  const { t } = useWords()
  return (
    <TextDialog
      visible
      title={title}
      label={t('template.name')}
      {...(intro && { intro })}
      {...(name && { initial: name })}
      {...(error && { problem: messageOf(error, t) })}
      maxLength={maxLength}
      confirm={t('template.save')}
      whyNot={(word) => word === '' && t('template.nameNeeded')}
      onWord={onSave}
      onClose={onClose}
    />
  )
}

/** Asks for the name under which the company keeps a document to use it again. */
export function SaveTemplateDialog({ documentId, onClose }: { documentId: string; onClose: () => void }) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [id] = useState(() => crypto.randomUUID())
  const { mutateAsync, error } = useSaveTemplate((name) => {
    notify('success', t('template.saved', { name }))
    onClose()
  })
  const save = useOnce(mutateAsync)
  return (
    <NameTemplate
      title={t('template.saveTitle')}
      intro={t('template.saveIntro')}
      error={error}
      onSave={(name) => save({ id, name, documentId })}
      onClose={onClose}
    />
  )
}

export function RenameTemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useWords()
  const { mutateAsync, error } = useSaveTemplate(onClose)
  const save = useOnce(mutateAsync)
  return (
    <NameTemplate
      title={t('template.renameTitle', { name: template.Name })}
      name={template.Name}
      error={error}
      onSave={(name) => save({ id: template.Id, name })}
      onClose={onClose}
    />
  )
}
