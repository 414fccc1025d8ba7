import type { Tree } from '@kontor/ubl'
import type { Parsed } from './parsed.ts'

/** What the schema and the profile find in a document. */
export function check(_tree: Tree): Pick<Parsed, 'schema' | 'profile' | 'profileName' | 'ruleSetVersion'> {
  return { schema: [], profile: [], profileName: 'UBL 2', ruleSetVersion: '0' }
}
