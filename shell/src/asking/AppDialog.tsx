import { ConfirmDialog, ConfirmIcon, Modal } from '@kontor/kit'
import { useState } from 'react'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { AppSign } from '../rail/AppSign.tsx'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { AppDialog as Asked } from './app-dialogs.ts'
import type { AskingControl } from './asking.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useAskingWords } from './useAskingWords.ts'

/**
 * What an app asks the person, over everything. The shell draws it and says whose words they are, with the id of an app of
 * others, whose name may be that of another; the way out is the shell's own button, in its own words.
 */
export function AppDialog({ dialog }: Pick<AskingControl, 'dialog'>) {
  const { session } = useWorkspace()
  const { t: shell, language } = useWords()
  const words = useAskingWords()
  const asked = useStore(dialog)
  const [shown, nth] = useLast(asked)
  const app = session.Apps.find(({ Id }) => Id === shown?.app)
  if (!words || !shown || !app) return null
  const { t } = words
  const { question, accept, cancel } = shown
  const name = nameIn(language, app)
  const texts = {
    title: (
      <>
        <span className="s-asker">
          <AppSign app={app} name={name} />
          {app.Ours ? t('asking.asks', { app: name }) : t('asking.asksOthers', { app: name, id: app.Id })}
        </span>
        <span className="s-asked" dir="auto">
          {question.title}
        </span>
      </>
    ),
    acceptText: question.accept ?? t('asking.ok'),
    cancelText: shell('shell.cancel'),
  }
  const text = question.text && (
    <p className="s-asked-text" dir="auto">
      {question.text}
    </p>
  )
  const visible = asked !== undefined
  if (!question.fields)
    return (
      <ConfirmDialog visible={visible} kind={question.kind} {...texts} onCancel={cancel} onAccept={() => accept({})}>
        {text}
      </ConfirmDialog>
    )
  return (
    <Modal
      visible={visible}
      onDismiss={cancel}
      size="small"
      icon={question.kind && <ConfirmIcon kind={question.kind} />}
      title={texts.title}
      coverDisabled
    >
      <QuestionForm
        key={nth}
        fields={question.fields}
        intro={text}
        confirmText={texts.acceptText}
        cancelText={texts.cancelText}
        danger={question.kind === 'danger'}
        warning={question.kind === 'warning'}
        goesTo={app.Ours ? undefined : t('asking.goesTo', { app: name })}
        t={t}
        onSubmit={accept}
        onCancel={cancel}
      />
    </Modal>
  )
}

/** What was asked last, which is still to be seen while it fades, and the how many-th question it is. */
function useLast(asked: Asked | undefined): [Asked | undefined, number] {
  const [last, setLast] = useState<[Asked | undefined, number]>([asked, 0])
  if (asked === undefined || asked === last[0]) return last
  const next: typeof last = [asked, last[1] + 1]
  setLast(next)
  return next
}
