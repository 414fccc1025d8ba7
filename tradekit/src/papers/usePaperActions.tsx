import { ConfirmDialog, type Hotkeys, type MenuEntry } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { HoldForm } from '../dialogs/HoldForm.tsx'
import { ReasonForm } from '../dialogs/ReasonForm.tsx'
import { useWords } from '../kontor.ts'
import { useDecidePaper, useDeletePaper } from '../queries/papers.ts'
import type { PaperUpload } from '../queries/types.ts'
import { daysAfter } from '../words/days.ts'

type PaperAction = PaperUpload['AllowedActions'][number]['Action']

/** The keys that lead to a dialog. What asks for nothing has none. */
const keysOf = { hold: 'h', reject: 'r', sendBack: 'b' } as const
type Asked = keyof typeof keysOf

export interface PaperActions {
  readonly entries: readonly MenuEntry[]
  /** What keys do of it, for useHotkeys. */
  readonly hotkeys: Hotkeys
  readonly dialogs: ReactNode
}

/**
 * What can be done with a paper besides entering it, and the dialogs that it takes.
 *
 * @param before asked before anything is done: whether what was typed is saved
 * @param onGone it is out of the way, or not there any more
 */
export function usePaperActions(
  paper: PaperUpload,
  {
    before = async () => true,
    onGone = () => undefined,
  }: { before?: () => Promise<boolean>; onGone?: (isDeleted: boolean) => void } = {},
): PaperActions {
  const { t, today } = useWords()
  const { FileName: file, AllowedActions, TellsSender, MailFrom, State, Reason, HoldUntil } = paper
  const [asks, setAsks] = useState<Asked | 'delete'>()
  const close = () => setAsks(undefined)
  const done = (isDeleted: boolean) => () => {
    close()
    onGone(isDeleted)
  }
  const decide = useDecidePaper(paper, done(false))
  const remove = useDeletePaper(done(true))
  const may = (action: PaperAction) => AllowedActions.some(({ Action }) => Action === action)
  const ask = async (action: Asked | 'delete') => {
    if (may(action) && (await before())) setAsks(action)
  }
  const entry = (id: Asked, text: string): MenuEntry[] =>
    may(id) ? [{ id, text, keys: keysOf[id].toUpperCase(), onSelect: () => void ask(id) }] : []
  return {
    entries: [
      ...(may('reopen')
        ? [{ id: 'reopen', text: t('papers.reopen'), onSelect: () => decide.mutate({ action: 'reopen' }) }]
        : []),
      ...entry('hold', t(State === 'ON_HOLD' ? 'papers.holdAnew' : 'papers.hold')),
      ...entry('reject', t('papers.reject')),
      ...entry('sendBack', t('papers.sendBack')),
      ...(may('delete')
        ? [{ id: 'delete', text: t('papers.delete'), danger: true, onSelect: () => void ask('delete') }]
        : []),
    ],
    hotkeys: {
      [keysOf.hold]: () => void ask('hold'),
      [keysOf.reject]: () => void ask('reject'),
      [keysOf.sendBack]: () => void ask('sendBack'),
    },
    dialogs: (
      <>
        <FormDialog visible={asks === 'hold'} title={t('papers.hold.title', { file })} onClose={close}>
          <HoldForm
            intro={t('papers.hold.text')}
            {...(State === 'ON_HOLD' && Reason && { reason: Reason })}
            until={(State === 'ON_HOLD' && HoldUntil) || daysAfter(today, 7)}
            dayNeeded
            maxLength={2000}
            busy={decide.isPending}
            onHold={(reason, until) => decide.mutate({ action: 'hold', reason, until })}
            onClose={close}
          />
        </FormDialog>
        <FormDialog visible={asks === 'reject'} title={t('papers.reject.title', { file })} onClose={close}>
          <ReasonForm
            intro={TellsSender ? t('papers.reject.told', { from: MailFrom ?? '' }) : t('papers.reject.untold')}
            label={t('papers.reason')}
            needed={t('papers.reasonNeeded')}
            confirm={t('papers.reject.confirm')}
            busy={decide.isPending}
            onReason={(reason) => decide.mutate({ action: 'reject', reason })}
            onClose={close}
          />
        </FormDialog>
        <FormDialog visible={asks === 'sendBack'} title={t('papers.sendBack.title', { file })} onClose={close}>
          <ReasonForm
            intro={t('papers.sendBack.text')}
            label={t('papers.comment')}
            needed={t('papers.commentNeeded')}
            confirm={t('papers.sendBack.confirm')}
            danger={false}
            busy={decide.isPending}
            onReason={(reason) => decide.mutate({ action: 'sendBack', reason })}
            onClose={close}
          />
        </FormDialog>
        <ConfirmDialog
          visible={asks === 'delete'}
          kind="danger"
          title={t('papers.delete.title', { file })}
          acceptText={t('papers.delete.confirm')}
          cancelText={t('dialog.cancel')}
          busy={remove.isPending}
          onAccept={() => remove.mutate(paper.Id)}
          onCancel={close}
        >
          {t('papers.delete.text')}
        </ConfirmDialog>
      </>
    ),
  }
}
