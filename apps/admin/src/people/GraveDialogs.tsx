import { personName } from '@kontor/i18n'
import { ConfirmDialog } from '@kontor/kit'
import { useKontor, useWords } from '../kontor.ts'
import { useAdministration } from './administration.ts'
import type { Person, PersonAction, useLock } from './api.ts'

export interface GraveDialogsProps {
  readonly act: { readonly person: Person; readonly what: PersonAction } | undefined
  readonly lock: ReturnType<typeof useLock>
  readonly onClose: () => void
}

/** What ends sessions, or takes away what signing in asks for, is asked about. */
export function GraveDialogs({ act, lock, onClose }: GraveDialogsProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const name = act ? personName(act.person) : ''
  const reset = useAdministration(
    ({ credentials }, person: Person) => credentials.resetSecondFactor({ params: { id: person.Id } }),
    () => {
      notify('success', t('people.factor.done', { name }))
      onClose()
    },
  )
  const release = useAdministration(
    ({ credentials }, person: Person) => credentials.releaseIdentity({ params: { id: person.Id } }),
    () => {
      notify('success', t('people.identity.done', { name }))
      onClose()
    },
  )
  const signOut = useAdministration(
    ({ credentials }, person: Person) => credentials.endSessionsOf({ params: { id: person.Id } }),
    () => {
      notify('success', t('people.sessions.done', { name }))
      onClose()
    },
  )
  return (
    <>
      <ConfirmDialog
        visible={act?.what === 'LOCK'}
        kind="warning"
        title={t('people.lock.title', { name })}
        acceptText={t('people.lock')}
        cancelText={t('dialog.cancel')}
        busy={lock.isPending}
        onAccept={() => act && lock.mutate({ person: act.person, lock: true })}
        onCancel={onClose}
      >
        {t('people.lock.text')}
      </ConfirmDialog>
      <ConfirmDialog
        visible={act?.what === 'END_SESSIONS'}
        kind="warning"
        title={t('people.sessions.title', { name })}
        acceptText={t('people.sessions.confirm')}
        cancelText={t('dialog.cancel')}
        busy={signOut.isPending}
        onAccept={() => act && signOut.mutate(act.person)}
        onCancel={onClose}
      >
        {t('people.sessions.text')}
      </ConfirmDialog>
      <ConfirmDialog
        visible={act?.what === 'RESET_SECOND_FACTOR'}
        kind="warning"
        title={t('people.factor.title', { name })}
        acceptText={t('people.factor.confirm')}
        cancelText={t('dialog.cancel')}
        busy={reset.isPending}
        onAccept={() => act && reset.mutate(act.person)}
        onCancel={onClose}
      >
        {t('people.factor.text')}
      </ConfirmDialog>
      <ConfirmDialog
        visible={act?.what === 'RELEASE_IDENTITY'}
        kind="warning"
        title={t('people.identity.title', { name })}
        acceptText={t('people.identity.confirm')}
        cancelText={t('dialog.cancel')}
        busy={release.isPending}
        onAccept={() => act && release.mutate(act.person)}
        onCancel={onClose}
      >
        {t('people.identity.text')}
      </ConfirmDialog>
    </>
  )
}
