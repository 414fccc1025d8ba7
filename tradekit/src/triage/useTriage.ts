import { useHotkeys } from '@kontor/kit'
import { type ShownKey, useShownKeys } from '@kontor/sdk/react'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import { letteredActions, letters } from './letters.ts'

/** From document to document, and out. Where there is none before or after, its key does nothing. */
export interface Turns {
  readonly previous?: (() => void) | undefined
  readonly next?: (() => void) | undefined
  readonly back: () => void
}

/** A key of the screen's own: 'E', what it does in the reader's words, and how. */
export interface OwnKey {
  readonly key: string
  readonly says: string
  readonly run: () => void
}

export interface TriageOptions {
  /** What the document at hand allows; its letters are theirs, and one that is not allowed does nothing. */
  readonly actions: Pick<DocumentActions, 'run'>
  /** How J, K and Escape go; 'rows' where a Table shows the documents, which takes J, K and Enter itself. */
  readonly turns: Turns | 'rows'
  readonly own?: readonly OwnKey[]
}

/**
 * Triage by keyboard, the same on every screen that shows documents: J and K from one to the next, Enter into it and
 * Escape out, and the letter of each action that the server allows. The shell's help shows the keys.
 */
export function useTriage({ actions, turns, own = [] }: TriageOptions): void {
  const { t } = useWords()
  const lettered = letteredActions.map((action) => ({
    key: letters[action],
    says: t(`action.${action}`),
    run: () => actions.run(action),
  }))
  const moves = turns === 'rows' ? {} : turnKeys(turns)
  useHotkeys({ ...moves, ...Object.fromEntries([...lettered, ...own].map(({ key, run }) => [key.toLowerCase(), run])) })
  const shown = [...lettered, ...own, { key: 'U', says: t('action.undoAnswer') }].map(
    ({ key, says }): ShownKey => [key, says],
  )
  useShownKeys([
    ['J K', t('help.next')],
    ...(turns === 'rows' ? [['Enter', t('help.open')] as const] : []),
    ...shown,
    ...(turns === 'rows' ? [] : [['Esc', t('help.back')] as const]),
  ])
}

const turnKeys = ({ previous, next, back }: Turns) => ({
  ...(next && { j: next }),
  ...(previous && { k: previous }),
  escape: back,
})
