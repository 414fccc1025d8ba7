import { Checkbox, StatusShape } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import type { StoreApp } from './api.ts'
import { byWeight, weightOf, wordOf } from './permissions.ts'

export interface ConsentDialogProps {
  readonly app: StoreApp
  readonly visible: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConsent: (permissions: string[]) => void
}

/** Asks for each right that the app wants, in the reader's words; what is not ticked the app does not get. */
export function ConsentDialog({ app, visible, busy, onClose, onConsent }: ConsentDialogProps) {
  const { t } = useWords()
  const [granted, setGranted] = useState<readonly string[]>([])
  useEffect(() => {
    if (visible) setGranted(app.Active ? app.Granted : app.Permissions)
  }, [visible, app])
  const toggle = (permission: string, on: boolean) =>
    setGranted(on ? [...granted, permission] : granted.filter((one) => one !== permission))
  return (
    <FormDialog
      visible={visible}
      size="medium"
      title={t(app.Active ? 'consent.change' : 'consent.title', { name: app.Name })}
      onClose={onClose}
    >
      <ActionForm
        confirm={t(app.Active ? 'consent.save' : 'consent.activate')}
        busy={busy}
        onSubmit={() => onConsent([...granted])}
        onClose={onClose}
      >
        <p className="admin-quiet">{t('consent.origin', { origin: app.Origin })}</p>
        {app.Permissions.length === 0 ? (
          <p>{t('consent.nothing')}</p>
        ) : (
          <ul className="admin-rights">
            {byWeight(app.Permissions).map((permission) => {
              const word = wordOf(permission)
              return (
                <li key={permission}>
                  <Checkbox
                    label={word ? t(word) : permission}
                    checked={granted.includes(permission)}
                    onChange={(on) => toggle(permission, on)}
                  />
                  <StatusShape tone={weightOf(permission)} />
                </li>
              )
            })}
          </ul>
        )}
        <p className="admin-quiet">{t('consent.bounds')}</p>
      </ActionForm>
    </FormDialog>
  )
}
