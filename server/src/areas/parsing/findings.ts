import {
  type CiiTree,
  type Finding as Found,
  ruleSetVersion,
  type Tree,
  validateRules,
  validateSchema,
} from '@kontor/ubl'
import type { Finding, Parsed } from './parsed-document.ts'

/** The network's own rules: what the house needs is fatal, EN 16931 advises. */
const profileName = 'kontor'

/** What the schema and the network's profile find in a document as it was received: their paths and lines lead there. */
export function check(tree: Tree | CiiTree): Pick<Parsed, 'schema' | 'profile' | 'profileName' | 'ruleSetVersion'> {
  return {
    schema: validateSchema(tree).map(findingOf),
    profile: validateRules(tree, profileName).map(findingOf),
    profileName,
    ruleSetVersion: ruleSetVersion[profileName],
  }
}

const findingOf = ({ rule, severity, path, line, message, fix, translatable }: Found): Finding => ({
  rule,
  severity,
  path,
  message,
  ...(line === undefined ? {} : { line }),
  ...(fix === undefined ? {} : { fix }),
  ...(translatable === undefined ? {} : { translatable }),
})
