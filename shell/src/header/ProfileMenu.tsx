import { personName } from '@kontor/i18n'
import { Avatar } from '@kontor/kit'
import { lazy } from '../lazy/lazy.ts'
import { useWords } from '../messages/useWords.ts'
import type { OwnDialog } from '../workspace/panel.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { LazyMenu } from './MenuButton.tsx'

const entries = lazy((parts) => parts.ProfileEntries)

/** The button of the person who is signed in. */
export function ProfileMenu({ onOpen }: { readonly onOpen: (dialog: OwnDialog) => void }) {
  const { User } = useWorkspace().session
  const { t } = useWords()
  return (
    <LazyMenu of={entries} contents={{ onOpen }}>
      {({ ref, onClick, onNear, popup }) => (
        <button ref={ref} type="button" className="s-profile" {...popup} onClick={onClick} onPointerEnter={onNear}>
          <span className="k-hidden">{t('profile.label')} </span>
          <Avatar name={personName(User)} named />
        </button>
      )}
    </LazyMenu>
  )
}
