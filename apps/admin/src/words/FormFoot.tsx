import { Button } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface FormFootProps {
  /** What became of saving. */
  readonly saving: { readonly error: unknown; readonly isPending: boolean }
  /** What its button says. */
  readonly save: string
  readonly readOnly?: boolean
  /** What else may be done. */
  readonly children?: ReactNode
}

/** The end of a form: why it was not saved, and the way to save it. */
export function FormFoot({ saving, save, readOnly = false, children }: FormFootProps) {
  const { t } = useWords()
  return (
    <>
      {saving.error !== null && (
        <p className="admin-problem" role="alert">
          {messageOf(saving.error, t)}
        </p>
      )}
      {!readOnly && (
        <div className="admin-actions">
          <Button type="primary" submit busy={saving.isPending}>
            {save}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}
