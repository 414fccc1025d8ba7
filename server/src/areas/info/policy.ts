import { said } from '@kontor/ubl'
import type { Policy } from '../../platform/index.ts'

/** Who may do what with what is the same for everybody. */
export const policy: Policy = {
  'translation.write': {
    says: said`Only a translator changes the words of the screens.`,
    roles: ['translator'],
  },
}
