import { type Finding as Found, type Tree, validateSchema } from '@kontor/ubl'
import type { Finding, Parsed } from './parsed.ts'

/** What the schema and the profile find in a document. */
export function check(tree: Tree): Pick<Parsed, 'schema' | 'profile' | 'profileName' | 'ruleSetVersion'> {
  return { schema: validateSchema(tree).map(findingOf), profile: [], profileName: 'UBL 2.2', ruleSetVersion: '2.2' }
}

const findingOf = ({ rule, severity, path, line, message, fix }: Found): Finding => ({
  rule,
  severity,
  path,
  message,
  ...(line === undefined ? {} : { line }),
  ...(fix === undefined ? {} : { fix }),
})
