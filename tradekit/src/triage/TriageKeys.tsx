import { Kbd } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Action } from '../queries/types.ts'
import { letteredActions, letters } from './letters.ts'

/** Below a list: its keys, and the letters of what its chosen document allows. */
export function TriageKeys({ allowed }: { allowed: readonly Action[] }) {
  const { t } = useWords()
  return (
    <span className="doc-keys" aria-hidden="true">
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('help.next')}
      </span>
      {letteredActions
        .filter((action) => allowed.includes(action))
        .map((action) => (
          <span key={action}>
            <Kbd>{letters[action]}</Kbd> {t(`action.${action}`)}
          </span>
        ))}
    </span>
  )
}
