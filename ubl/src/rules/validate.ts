import { bind } from '../cii/judge/bind.ts'
import { nameInCii } from '../cii/judge/name.ts'
import { ciiRuleSetOf } from '../cii/judge/profiles.ts'
import { type CiiTree, isCii } from '../cii/read.ts'
import type { Finding } from '../finding.ts'
import type { Tree } from '../xml/tree.ts'
import { judge } from './judge.ts'
import { type Profile, ruleSetOf } from './profiles.ts'

/**
 * A document under the rules of a profile; see {@link judge}. A CII invoice is judged as it was received: the rules are
 * bound to its own elements, and findings lead there.
 */
export function validateRules(tree: Tree | CiiTree, profile: Profile): Finding[] {
  if (!isCii(tree)) return judge(tree, ruleSetOf(profile, tree))
  const { tree: bound, placeOf } = bind(tree)
  return judge(bound, ciiRuleSetOf(profile, tree), { root: tree.root, placeOf, nameOf: nameInCii })
}
