import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export interface FrameCoverProps {
  readonly app: string
  /** The app's name. */
  readonly name: string
}

/**
 * Over an app of others that is seen beside another one, until the person chooses it: no click tells the shell in which of
 * two frames it was, and so neither may take the keyboard from the other by itself.
 */
export function FrameCover({ app, name }: FrameCoverProps) {
  const { workspace } = useWorkspace()
  const { t } = useWords()
  return (
    <button
      type="button"
      className="s-cover"
      aria-label={t('frame.choose', { app: name })}
      onClick={({ currentTarget }) => {
        const frame = currentTarget.parentElement?.querySelector('iframe')
        workspace.typing.set(app)
        // Once the frame is no longer guarded.
        setTimeout(() => frame?.focus())
      }}
    />
  )
}
