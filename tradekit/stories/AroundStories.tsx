import { Button, TextField } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm, CopyText, FormDialog, ReasonForm } from '../src/dialogs/index.ts'
import { ConflictDialog } from '../src/editor/index.ts'
import { UnknownPage } from '../src/frame/index.ts'
import { useUndo } from '../src/undo/index.ts'

const nothing = () => undefined

export function ConflictStory() {
  const [visible, setVisible] = useState(false)
  const close = () => setVisible(false)
  return (
    <>
      <Button onClick={() => setVisible(true)}>Two wrote into one draft</Button>
      <ConflictDialog visible={visible} onTheirs={close} onMine={close} />
    </>
  )
}

export function DialogsStory() {
  const [shown, setShown] = useState<'action' | 'reason'>()
  const { offer } = useUndo()
  const close = () => setShown(undefined)
  return (
    <>
      <div className="story-bar">
        <Button onClick={() => setShown('action')}>Rename template</Button>
        <Button onClick={() => setShown('reason')}>Reject invoice</Button>
        <Button onClick={() => offer({ text: 'RE-2026-0041 archived.', undo: nothing })}>Archive invoice</Button>
      </div>
      <CopyText
        intro="Good for seven days, once."
        label="Sign-in link"
        value="https://kontor.example/#/link/4Zq8"
        copyText="Copy link"
        copiedText="Copied"
      />
      <FormDialog visible={shown === 'action'} title="Rename Monthly rent" onClose={close}>
        <ActionForm confirm="Save" onClose={close} onSubmit={close}>
          <TextField label="Name" value="Monthly rent" onChange={nothing} />
        </ActionForm>
      </FormDialog>
      <FormDialog visible={shown === 'reason'} title="Reject RE-2026-0041" onClose={close}>
        <ReasonForm
          intro="Fjord Logistik A/S sees the reason."
          label="Reason"
          needed="Enter a reason."
          confirm="Reject"
          onReason={close}
          onClose={close}
        />
      </FormDialog>
    </>
  )
}

export const UnknownPageStory = UnknownPage
