import { Avatar } from '@kontor/kit'
import { useDesk } from '../desk/useDesk.ts'
import { later } from '../later/later.ts'
import { useWords } from '../messages/useWords.ts'
import { LaterMenu } from './MenuButton.tsx'

const entries = later((parts) => parts.ProfileEntries)

/** The button of the person who is signed in. */
export function ProfileMenu() {
  const { FirstName, LastName } = useDesk().session.User
  const { t } = useWords()
  return (
    <LaterMenu of={entries} contents={{}}>
      {({ ref, onClick, onNear, popup }) => (
        <button ref={ref} type="button" className="s-profile" {...popup} onClick={onClick} onPointerEnter={onNear}>
          <span className="k-hidden">{t('profile.label')} </span>
          <Avatar name={`${FirstName} ${LastName}`.trim()} named />
        </button>
      )}
    </LaterMenu>
  )
}
